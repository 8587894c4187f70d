import { branch, kind, leaf, piecesBy, root, trade } from '../kind';
import { inAll } from '../translated';

const indoor = branch(
  inAll('Iluminación interior', 'Indoor lighting', '室内照明'),
  leaf(
    inAll('Lámparas de mesa y de escritorio', 'Table and desk lamps', '台灯'),
    kind(
      'table-lamp',
      'LM',
      ['f Lámpara de mesa', 'table lamp', '台灯'],
      {
        materials: ['ceramic', 'fabricShade', 'oak'],
        palette: 'lamp',
        sizes: ['35 cm', '45 cm', '60 cm'],
        patterned: true,
      },
      trade(2290, 4, 1500),
    ),
    kind(
      'desk-lamp',
      'FL',
      ['f Lámpara de escritorio', 'desk lamp', '护眼台灯'],
      { materials: ['aluminium', 'paintedSteel'], palette: 'lamp', sizes: ['6 W', '9 W', '12 W'] },
      trade(1890, 6, 1100),
    ),
  ),
  leaf(
    inAll('Lámparas colgantes', 'Pendant lamps', '吊灯'),
    kind(
      'pendant',
      'LC',
      ['f Lámpara colgante', 'pendant lamp', '吊灯'],
      { materials: ['paintedSteel', 'copper', 'ceramic'], palette: 'lamp', sizes: ['25 cm', '35 cm', '45 cm'] },
      trade(2690, 4, 1300),
    ),
  ),
  leaf(
    inAll('Lámparas de pie', 'Floor lamps', '落地灯'),
    kind(
      'floor-lamp',
      'LP',
      ['f Lámpara de pie', 'floor lamp', '落地灯'],
      { materials: ['fabricShade', 'oak', 'paintedSteel'], palette: 'lamp', sizes: ['140 cm', '160 cm'] },
      trade(4590, 1, 4200),
    ),
  ),
);

const bulbs = branch(
  inAll('Bombillas y luz portátil', 'Bulbs and portable light', '灯泡与便携照明'),
  leaf(
    inAll('Bombillas', 'Bulbs', '灯泡'),
    kind(
      'bulb',
      'BM',
      ['f Bombilla LED', 'LED bulb', 'LED灯泡'],
      { materials: ['glass', 'plastic'], sizes: ['4 W', '6 W', '9 W', '12 W'] },
      trade(190, 50, 60, piecesBy(6)),
    ),
  ),
  leaf(
    inAll('Linternas y faroles', 'Torches and lanterns', '手电筒与提灯'),
    kind(
      'torch',
      'LT',
      ['f Linterna', 'torch', '手电筒'],
      { materials: ['aluminium', 'abs'], palette: 'tool', sizes: ['3 W', '5 W', '10 W'] },
      trade(890, 12, 240),
    ),
    kind(
      'lantern',
      'FA',
      ['m Farol', 'lantern', '提灯'],
      { materials: ['paintedSteel', 'abs'], palette: 'lamp', sizes: ['22 cm', '30 cm'] },
      trade(1390, 6, 780),
    ),
  ),
);

export const lighting = root(inAll('Iluminación', 'Lighting', '照明'), indoor, bulbs);
