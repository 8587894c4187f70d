/** The Spanish forms agree with the noun: masculine, feminine, and both plurals. */
export type Color = {
  code: string;
  hex: string;
  es: readonly [string, string, string, string];
  en: string;
  zh: string;
};

type Forms = Color['es'];

const regular = (stem: string): Forms => [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`];
const same = (singular: string, plural: string): Forms => [singular, singular, plural, plural];
// Colours named after things don't change: "tazas mostaza".
const fixed = (word: string): Forms => [word, word, word, word];

export const colors = {
  white: { code: 'WH', hex: '#f1eee6', es: regular('blanc'), en: 'white', zh: '白色' },
  cream: { code: 'CR', hex: '#e6d8bd', es: fixed('crema'), en: 'cream', zh: '米色' },
  grey: { code: 'GY', hex: '#8d959c', es: same('gris', 'grises'), en: 'grey', zh: '灰色' },
  black: { code: 'BK', hex: '#303135', es: regular('negr'), en: 'black', zh: '黑色' },
  navy: { code: 'NV', hex: '#24405f', es: fixed('azul marino'), en: 'navy', zh: '藏青色' },
  blue: { code: 'BL', hex: '#3f7fb5', es: same('azul', 'azules'), en: 'blue', zh: '蓝色' },
  turquoise: { code: 'TQ', hex: '#2f9a99', es: fixed('turquesa'), en: 'turquoise', zh: '青绿色' },
  green: { code: 'GN', hex: '#47805a', es: same('verde', 'verdes'), en: 'green', zh: '绿色' },
  sage: { code: 'SG', hex: '#9db09a', es: fixed('verde salvia'), en: 'sage green', zh: '鼠尾草绿' },
  yellow: { code: 'YL', hex: '#e6ba38', es: regular('amarill'), en: 'yellow', zh: '黄色' },
  mustard: { code: 'MU', hex: '#c9952c', es: fixed('mostaza'), en: 'mustard', zh: '芥末黄' },
  orange: { code: 'OR', hex: '#dd7a2f', es: fixed('naranja'), en: 'orange', zh: '橙色' },
  terracotta: { code: 'TC', hex: '#b9623f', es: fixed('terracota'), en: 'terracotta', zh: '陶土色' },
  red: { code: 'RD', hex: '#b83a35', es: regular('roj'), en: 'red', zh: '红色' },
  burgundy: { code: 'BG', hex: '#7a2e3a', es: fixed('burdeos'), en: 'burgundy', zh: '酒红色' },
  pink: { code: 'PK', hex: '#d99aa0', es: fixed('rosa'), en: 'pink', zh: '粉色' },
} satisfies Record<string, Color>;

export type ColorName = keyof typeof colors;

export const palettes = {
  table: ['white', 'cream', 'navy', 'blue', 'sage', 'terracotta', 'mustard', 'black', 'turquoise', 'pink'],
  kitchen: ['black', 'red', 'cream', 'turquoise', 'navy', 'grey', 'sage', 'orange'],
  textile: ['white', 'cream', 'grey', 'navy', 'sage', 'terracotta', 'mustard', 'burgundy', 'pink', 'blue'],
  tool: ['red', 'yellow', 'orange', 'blue', 'green', 'black'],
  lamp: ['white', 'black', 'cream', 'sage', 'mustard', 'terracotta', 'navy'],
  office: ['black', 'navy', 'red', 'green', 'yellow', 'grey', 'turquoise', 'pink'],
  cleaning: ['blue', 'green', 'turquoise', 'grey', 'yellow', 'pink', 'white'],
  paper: ['white', 'black', 'green', 'red', 'navy'],
  none: [],
} satisfies Record<string, ColorName[]>;

export type PaletteName = keyof typeof palettes;
