// How the sea is drawn: coasts and routes as smooth lines, names and mountains where there is room for them.

import { LANDS, PORTS, ROUTES, type Point } from './cards';
import { placeOf, routeOf } from './said';
import type { Port } from './types';

const at = (n: number) => `${Math.round(n * 10) / 10}`;

/** A smooth line through points, each bent by its neighbours. */
function smooth(points: Point[], closed: boolean): string {
  const count = points.length;
  const point = (n: number): Point =>
    points[closed ? (n + count) % count : Math.min(Math.max(n, 0), count - 1)] ?? [0, 0];
  const [x0, y0] = point(0);
  let path = `M${at(x0)} ${at(y0)}`;
  for (let n = 0; n < (closed ? count : count - 1); n++) {
    const [before, from, to, after] = [point(n - 1), point(n), point(n + 1), point(n + 2)];
    const bend = 6;
    const [outX, outY] = [from[0] + (to[0] - before[0]) / bend, from[1] + (to[1] - before[1]) / bend];
    const [inX, inY] = [to[0] - (after[0] - from[0]) / bend, to[1] - (after[1] - from[1]) / bend];
    path += `C${[outX, outY, inX, inY, to[0], to[1]].map(at).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

export const COAST = LANDS.map((points) => smooth(points, true)).join('');

/** The routes as they are drawn, in the order of the data. */
export const WAYS: string[] = ROUTES.map(({ ends: [from, to] }) => smooth(routeOf(from, to), false));

/** The number of the route between two ports. */
export function wayBetween(from: Port, to: Port): number {
  return ROUTES.findIndex(({ ends }) => ends.includes(from) && ends.includes(to));
}

/** The routes along a path, port by port. */
export function waysAlong(from: Port, path: Port[]): number[] {
  return path.map((port, n) => wayBetween(n === 0 ? from : (path[n - 1] ?? from), port));
}

type Anchor = 'start' | 'middle' | 'end';

/** Where the name of each port stands, seen from it. */
const NAMES: Record<Port, [number, number, Anchor]> = {
  venezia: [-18, -8, 'end'],
  ancona: [-18, 5, 'end'],
  zara: [17, -8, 'start'],
  ragusa: [15, -11, 'start'],
  durazzo: [17, 5, 'start'],
  brindisi: [-17, -6, 'end'],
  corfu: [25, 5, 'start'],
  napoli: [-17, 9, 'end'],
  messina: [-25, 12, 'end'],
  tunisi: [-14, 20, 'end'],
  tripoli: [0, 36, 'middle'],
  bengasi: [6, 36, 'middle'],
  modone: [-16, 15, 'end'],
  candia: [-4, 36, 'middle'],
  negroponte: [-25, 3, 'end'],
  salonicco: [17, -5, 'start'],
  smirne: [26, 5, 'start'],
  rodi: [6, -19, 'middle'],
  costantinopoli: [19, 17, 'start'],
  varna: [-18, 5, 'end'],
  moncastro: [-18, -1, 'end'],
  caffa: [-4, -20, 'middle'],
  tana: [17, 6, 'start'],
  trebisonda: [10, 31, 'middle'],
  sinope: [6, 30, 'middle'],
  satalia: [24, -10, 'start'],
  laiazzo: [8, -17, 'start'],
  famagosta: [25, 9, 'start'],
  acri: [26, 6, 'start'],
  alessandria: [-23, 24, 'end'],
};

export const LABELS = PORTS.map(({ id, name, x, y }) => {
  const [dx, dy, anchor] = NAMES[id] ?? [0, 30, 'middle'];
  return { id, name, x: x + dx, y: y + dy, anchor };
});

/** Where a ship stands, seen from its port: beside the name, and beside ships that are there already. */
export function berth(port: Port, before: number): Point {
  const [dx, dy, anchor] = NAMES[port] ?? [0, 30, 'middle'];
  const first: Point = anchor === 'end' ? [16, -5] : anchor === 'middle' && dy < 0 ? [-15, 34] : [-15, -6];
  const more: Point[] =
    anchor === 'end'
      ? [
          [44, 4],
          [8, 32],
          [36, 40],
        ]
      : anchor === 'middle' && dy < 0
        ? [
            [22, 36],
            [-46, 26],
            [52, 30],
          ]
        : [
            [-42, 4],
            [6, 34],
            [-30, 38],
          ];
  const [x, y] = before === 0 ? first : (more[before - 1] ?? [dx, 60]);
  return [x, placeOf(port)[1] < 48 ? y + 32 : y]; // at the upper edge below the port, so that no mast leaves the map
}

/** Words on land and sea: where, how large, how wide, how steep. */
export const LAND_NAMES = [
  ['SCLAVONIA', 300, 92, 12, 5],
  ['ROMANIA', 466, 150, 15, 7],
  ['ANATOLIA', 790, 330, 14, 7],
  ['TARTARIA', 800, 26, 13, 6],
  ['BARBARIA', 88, 570, 14, 7],
  ['CIRENAICA', 424, 588, 12, 5],
  ['SORIA', 880, 470, 13, 6],
] as const;
export const SEA_NAMES = [
  ['Mare Ionio', 262, 402, 14, 1.5, 0],
  ['Mare Tirreno', 97, 250, 12.5, 0.6, 37],
  ['Mar Maggiore', 706, 170, 16, 3, 0],
  ['Mare di Levante', 640, 486, 15, 2, 0],
  ['Golfo della Sirte', 268, 546, 11, 1, 8],
] as const;

/** Peaks and their height. */
export const MOUNTAINS: [number, number, number][] = [
  [89, 116, 8],
  [99, 132, 9],
  [111, 136, 9],
  [128, 154, 8],
  [137, 163, 9],
  [152, 168, 11],
  [166, 185, 9],
  [181, 197, 11],
  [195, 203, 10],
  [210, 216, 11],
  [225, 241, 9],
  [243, 254, 8],
  [26, 51, 10],
  [49, 45, 10],
  [61, 49, 8],
  [76, 44, 11],
  [91, 43, 10],
  [114, 41, 8],
  [200, 47, 10],
  [214, 52, 10],
  [243, 54, 12],
  [259, 64, 9],
  [289, 113, 11],
  [302, 121, 9],
  [320, 136, 8],
  [333, 149, 11],
  [346, 160, 10],
  [356, 186, 8],
  [381, 187, 10],
  [398, 193, 10],
  [419, 203, 9],
  [372, 248, 10],
  [381, 266, 10],
  [392, 287, 8],
  [398, 300, 8],
  [439, 172, 9],
  [460, 173, 10],
  [477, 181, 10],
  [500, 178, 9],
  [519, 191, 8],
  [543, 191, 10],
  [472, 46, 11],
  [482, 71, 11],
  [492, 87, 11],
  [504, 101, 10],
  [517, 126, 8],
  [642, 269, 9],
  [661, 261, 8],
  [676, 253, 7],
  [710, 262, 11],
  [735, 269, 8],
  [758, 256, 9],
  [779, 253, 11],
  [800, 252, 11],
  [727, 335, 10],
  [752, 337, 8],
  [781, 336, 9],
  [802, 338, 8],
  [852, 253, 10],
  [868, 263, 11],
  [891, 270, 8],
  [906, 269, 8],
  [931, 276, 9],
  [953, 278, 8],
  [881, 318, 7],
  [891, 340, 9],
  [903, 366, 10],
  [915, 390, 9],
  [927, 416, 8],
  [827, 406, 10],
  [836, 439, 9],
  [834, 455, 10],
  [840, 484, 10],
  [842, 514, 10],
  [928, 65, 9],
  [949, 76, 10],
  [963, 97, 9],
  [985, 115, 10],
  [18, 402, 9],
  [36, 425, 8],
  [48, 441, 7],
  [13, 463, 10],
  [19, 487, 10],
  [35, 510, 9],
  [46, 528, 8],
  [146, 548, 10],
  [178, 564, 10],
  [202, 573, 9],
  [232, 584, 8],
  [381, 542, 8],
  [406, 539, 8],
  [423, 550, 11],
  [450, 553, 11],
  [469, 558, 11],
  [691, 582, 10],
  [729, 580, 11],
  [762, 587, 9],
];

/** The sixteen winds. */
export const WINDS = Array.from({ length: 16 }, (_, n) => {
  const angle = (n * Math.PI) / 8;
  return [Math.round(Math.cos(angle) * 900), Math.round(Math.sin(angle) * 900)] as const;
});
