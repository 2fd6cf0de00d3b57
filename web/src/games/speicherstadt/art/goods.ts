export const GOODS = ['coffee', 'tea', 'spices', 'rubber', 'cloth'] as const;
export type Good = (typeof GOODS)[number];
