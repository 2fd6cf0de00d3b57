// Addresses: every page has one, and every one can be sent to a friend.

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'settings' }
  | { page: 'nowhere' };

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(path: string): Place {
  const parts = path.split('/').filter(Boolean).map(plain);
  const [first, second, third] = parts;
  if (!first) return { page: 'home' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 't' && second && third === 'replay') return { page: 'replay', table: second };
  if (first === 't' && second && !third) return { page: 'table', table: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'settings') return { page: 'settings' };
  return { page: 'nowhere' };
}

class Router {
  place: Place = $state.raw(read(location.pathname));
  hash = $state(location.hash.slice(1));
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => this.look());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.look();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Changes the address of where one is, without a step to go back to. */
  note(query: Record<string, string>): void {
    const search = new URLSearchParams(query).toString();
    history.replaceState(null, '', `${location.pathname}${search ? `?${search}` : ''}`);
  }

  private look(): void {
    this.place = read(location.pathname);
    this.hash = location.hash.slice(1);
    this.query = new URLSearchParams(location.search);
  }

  /** Links within the house need no new page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      !link ||
      link.target ||
      link.download ||
      link.origin !== location.origin ||
      link.pathname.startsWith('/api/')
    )
      return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
