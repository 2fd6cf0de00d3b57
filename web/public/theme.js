// Before anything is drawn: the theme, so that nobody is blinded by the wrong one for a moment.
(function () {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('fondaco-settings') || '{}').theme;
  } catch {
    // Nothing is stored here, or something else.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
