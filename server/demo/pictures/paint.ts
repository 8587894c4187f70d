/** Colours are always `#rrggbb`. */
const parseChannels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const mix = (color: string, other: string, share: number) => {
  const others = parseChannels(other);
  const mixed = parseChannels(color).map((channel, index) => channel + ((others[index] ?? channel) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
};

const getLightness = (color: string) => {
  const [red = 0, green = 0, blue = 0] = parseChannels(color);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
};

/** The accent; if it would be invisible on the body, a darker or lighter colour of the body. */
export const pickInk = (body: string, accent: string) => {
  if (Math.abs(getLightness(accent) - getLightness(body)) >= 0.22) return accent;
  return mix(body, getLightness(body) > 0.55 ? '#1d1a20' : '#fffdf8', 0.5);
};

const colorMix = /color-mix\(in srgb, (#\w{6}), (#\w{6}) (\d+)%\)/;

/**
 * Gives a picture other colours than those in its file: `colors` replace the CSS variables of the same name, and the
 * variables that the file mixes from them follow. The result has plain colours, which browsers render fastest.
 */
export const paint = (svg: string, colors: Record<string, string>) => {
  const values = new Map<string, string>();
  const fill = (text: string) => text.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => values.get(name) ?? '');
  for (const [, name = '', value = ''] of svg.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const mixed = fill(value).replace(colorMix, (_, one: string, other: string, percent: string) =>
      mix(one, other, Number(percent) / 100),
    );
    values.set(name, colors[name] ?? mixed);
  }
  return fill(svg.replace(/<style>[^]*<\/style>/, ''));
};
