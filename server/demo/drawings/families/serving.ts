import { darken, lighten } from '../color';
import type { Family } from '../look';
import { bodyFill, drawGroundShadow, drawHighlight, drawMotif, glassFill, vesselOutline } from '../surfaces';
import { d, ellipse, group, path, rotate, roundedRect, stroke } from '../svgParts';

export const drawCutlery: Family = (pen, { color, accent, finish, style }) => {
  const metal = pen.metal(color, 'x2="1" y2=".1"');
  const handle = finish === 'metal' && style % 2 === 0 ? metal : pen.round(accent, 0.3);
  const stem = (x: number) => path(d`M${x - 5} 176H${x + 5}L${x + 11} 340Q${x} 356 ${x - 11} 340Z`, handle);
  const fork = path(
    d`M104 62V130Q104 160 124 168V182H136V168Q156 160 156 130V62H149V122H142V60H135V122H125V60H118V122H111V62Z`,
    metal,
  );
  const knife = path(d`M196 184V58Q226 70 222 150L214 184Z`, metal);
  const spoon =
    ellipse(282, 112, 30, 52, metal) +
    ellipse(
      284,
      114,
      22,
      42,
      pen.linear(
        [
          [0, darken(color, 0.45)],
          [1, lighten(color, 0.5)],
        ],
        'x2="1" y2="1"',
      ),
    );
  return rotate(
    group(
      stem(130) + fork + stem(205) + knife + stem(282) + roundedRect(277, 158, 10, 26, 4, metal) + spoon,
      `filter="${pen.shadow()}"`,
    ),
    10,
  );
};

export const drawTray: Family = (pen, look) => {
  const { color, accent, style } = look;
  const radius = style % 2 === 0 ? 24 : 120;
  const height = style % 2 === 0 ? 210 : 240;
  const y = 200 - height / 2;
  const inner = d`M${82 + radius * 0.7} ${y + 18}H${318 - radius * 0.7}Q318 ${y + 18} 318 ${y + 18 + radius * 0.7}V${y + height - 18 - radius * 0.7}Q318 ${y + height - 18} ${318 - radius * 0.7} ${y + height - 18}H${82 + radius * 0.7}Q82 ${y + height - 18} 82 ${y + height - 18 - radius * 0.7}V${y + 18 + radius * 0.7}Q82 ${y + 18} ${82 + radius * 0.7} ${y + 18}Z`;
  const ear = (x: number) => stroke(d`M${x} 168Q${x < 200 ? x - 34 : x + 34} 200 ${x} 232`, accent, 11);
  return rotate(
    group(
      ear(62) + ear(338) + roundedRect(58, y, 284, height, radius, pen.face(lighten(color, 0.1), 0.28)),
      `filter="${pen.shadow()}"`,
    ) +
      path(
        inner,
        pen.linear(
          [
            [0, darken(color, 0.34)],
            [0.2, darken(color, 0.12)],
            [1, lighten(color, 0.12)],
          ],
          'x2="1" y2="1"',
        ),
      ) +
      drawMotif(pen, look, inner, 0.5) +
      stroke(d`M74 ${y + 60}V${y + 30 + radius * 0.4}`, '#fff', 4, 'opacity=".5"'),
    -12,
  );
};

export const drawCanister: Family = (pen, look) => {
  const { color, accent, style } = look;
  const body = vesselOutline({ top: 134, bottom: 314, topRadius: 90, bottomRadius: 90 });
  const wood = style % 2 === 0;
  return (
    drawGroundShadow(pen, 200, 326, 98) +
    path(body, bodyFill(pen, look)) +
    drawMotif(pen, look, body, 0.55) +
    roundedRect(154, 206, 92, 58, 8, lighten(color, 0.7), 'opacity=".92"') +
    stroke(d`M172 226H228M180 242H220`, darken(color, 0.5), 4, 'opacity=".6"') +
    path(d`M106 106H294V130Q200 156 106 130Z`, wood ? pen.round('#c39660', 0.25) : pen.metal(accent)) +
    ellipse(200, 106, 94, 16, wood ? pen.face('#d3a970', 0.15) : pen.face('#dfe3e5', 0.2)) +
    ellipse(200, 90, 20, 15, wood ? pen.sphere('#b98a52') : pen.sphere(accent)) +
    drawHighlight(d`M124 158q8 4 16 5v140q-9-2-16-5Z`, 0.36)
  );
};

export const drawFoodContainer: Family = (pen, look) => {
  const { color, accent, style } = look;
  const y = style % 2 === 0 ? 190 : 164;
  const body = d`M84 ${y}H316L302 304Q300 318 284 320H116Q100 318 98 304Z`;
  const food = ['#c9632f', '#7f9a3f', '#e0b24a'][style % 3] ?? accent;
  return (
    drawGroundShadow(pen, 200, 325, 116) +
    path(d`M96 ${y + 46}H304L298 300Q296 310 282 312H118Q104 310 102 300Z`, pen.round(food, 0.2), 'opacity=".9"') +
    drawMotif(
      pen,
      { ...look, color: food, accent: lighten(food, 0.35), motif: 'speckle' },
      d`M96 ${y + 46}H304L296 312H104Z`,
      0.8,
    ) +
    path(body, glassFill(pen, '#cfdcdf'), 'stroke="#5f7078" stroke-opacity=".3" stroke-width="1.6"') +
    roundedRect(70, y - 34, 260, 38, 12, pen.topLit(color, 0.3)) +
    roundedRect(84, y - 46, 232, 18, 9, pen.topLit(lighten(color, 0.15), 0.2)) +
    roundedRect(56, y - 20, 26, 46, 7, pen.topLit(darken(color, 0.08), 0.3)) +
    roundedRect(318, y - 20, 26, 46, 7, pen.topLit(darken(color, 0.08), 0.3)) +
    drawHighlight(d`M104 ${y + 20}h14l8 110h-12Z`, 0.5)
  );
};
