/**
 * The bots of each game, from the mildest to the strongest. Tables tell only a bot's level, and a list of matches has no time to
 * ask who that is: so the names stand here, too.
 */
export const PERSONS: Record<string, string[]> = {
  speicherstadt: ['Fiete', 'Wiebke', 'Hinnerk', 'Adelheid'],
  oltremare: ['Pippo', 'Caterina', 'Zorzi', 'Fiammetta'],
  'masters-of-venice': ['Beppe', 'Marietta', 'Alvise', 'Loredana'],
  genoa: ['Nino', 'Bianca', 'Lazzaro', 'Simonetta'],
};
