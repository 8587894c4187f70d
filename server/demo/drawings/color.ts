/** Colours are always `#rrggbb`. */
const parseChannels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

export const mix = (color: string, other: string, share: number) => {
  const others = parseChannels(other);
  const mixed = parseChannels(color).map((channel, index) => channel + ((others[index] ?? channel) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
};

// Shadows tend to a cold brown and highlights to a warm white, as under one studio lamp.
export const darken = (color: string, share: number) => mix(color, '#1d1a20', share);
export const lighten = (color: string, share: number) => mix(color, '#fffdf8', share);

export const getLightness = (color: string) => {
  const [red = 0, green = 0, blue = 0] = parseChannels(color);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
};

/** A colour that contrasts with the given one. */
export const contrastWith = (color: string, share = 0.35) =>
  getLightness(color) > 0.55 ? darken(color, share) : lighten(color, share);
