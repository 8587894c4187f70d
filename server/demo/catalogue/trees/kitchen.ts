import { branch, kind, leaf, root, trade } from '../kind';
import { inAll } from '../translated';

const cookware = branch(
  inAll('Ollas y sartenes', 'Cookware', '锅具'),
  leaf(
    inAll('Sartenes', 'Frying pans', '煎锅'),
    kind(
      'frying-pan',
      'SA',
      ['f Sartén', 'frying pan', '煎锅'],
      {
        materials: ['coatedAluminium', 'castIron', 'steel'],
        palette: 'kitchen',
        sizes: ['20 cm', '24 cm', '28 cm', '32 cm'],
      },
      trade(1290, 6, 780),
    ),
  ),
  leaf(
    inAll('Ollas y cazos', 'Pots and saucepans', '汤锅与奶锅'),
    kind(
      'saucepan',
      'CZ',
      ['m Cazo', 'saucepan', '奶锅'],
      { materials: ['steel', 'enamel', 'copper'], palette: 'kitchen', sizes: ['1 l', '1.5 l', '2 l'] },
      trade(1490, 6, 720),
    ),
    kind(
      'stockpot',
      'OL',
      ['f Olla', 'stockpot', '汤锅'],
      { materials: ['steel', 'aluminium', 'enamel'], palette: 'kitchen', sizes: ['4 l', '6 l', '8 l', '12 l'] },
      trade(2690, 4, 1600),
    ),
    kind(
      'casserole',
      'CC',
      ['f Cacerola', 'casserole', '炖锅'],
      { materials: ['castIron', 'enamel'], palette: 'kitchen', sizes: ['2.5 l', '4 l', '6 l'] },
      trade(3450, 2, 3200),
    ),
  ),
  leaf(
    inAll('Refractarios', 'Oven dishes', '烤盘'),
    kind(
      'baking-dish',
      'FH',
      ['m Refractario', 'oven dish', '烤盘'],
      {
        materials: ['stoneware', 'porcelain', 'enamel'],
        palette: 'table',
        sizes: ['25 × 18 cm', '32 × 22 cm', '38 × 26 cm'],
      },
      trade(1150, 6, 1150),
    ),
  ),
);

const preparation = branch(
  inAll('Preparación', 'Preparation', '备餐用具'),
  leaf(
    inAll('Cuchillos y tablas', 'Knives and boards', '刀具与砧板'),
    kind(
      'knife',
      'CU',
      ['m Cuchillo de cocina', 'kitchen knife', '厨刀'],
      { materials: ['steel', 'carbonSteel'], sizes: ['12 cm', '16 cm', '20 cm'] },
      trade(890, 12, 160),
    ),
    kind(
      'cutting-board',
      'TB',
      ['f Tabla de cortar', 'cutting board', '砧板'],
      { materials: ['bamboo', 'acacia', 'oak'], sizes: ['25 × 35 cm', '30 × 40 cm', '35 × 50 cm'] },
      trade(990, 8, 900),
    ),
  ),
  leaf(
    inAll('Utensilios', 'Utensils', '厨房小工具'),
    kind(
      'spatula',
      'ES',
      ['f Espátula', 'spatula', '锅铲'],
      { materials: ['steel', 'silicone', 'bamboo'], sizes: ['30 cm', '34 cm'] },
      trade(390, 24, 110),
    ),
    kind(
      'ladle',
      'CN',
      ['m Cucharón', 'ladle', '汤勺'],
      { materials: ['steel', 'silicone'], sizes: ['28 cm', '32 cm'] },
      trade(420, 24, 140),
    ),
    kind(
      'whisk',
      'VA',
      ['m Batidor', 'whisk', '打蛋器'],
      { materials: ['steel', 'bamboo'], sizes: ['25 cm', '30 cm'] },
      trade(450, 24, 120),
    ),
    kind(
      'grater',
      'RA',
      ['m Rallador', 'grater', '刨丝器'],
      { materials: ['steel'], sizes: ['20 cm', '24 cm'] },
      trade(720, 12, 260),
    ),
  ),
);

const coffee = branch(
  inAll('Café y té', 'Coffee and tea', '咖啡与茶'),
  leaf(
    inAll('Cafeteras', 'Coffee makers', '咖啡壶'),
    kind(
      'moka-pot',
      'CI',
      ['f Cafetera italiana', 'moka pot', '摩卡壶'],
      { materials: ['aluminium', 'steel', 'copper'], sizes: ['150 ml', '300 ml', '450 ml'] },
      trade(1390, 6, 520),
    ),
    kind(
      'french-press',
      'CE',
      ['f Prensa francesa', 'French press', '法压壶'],
      { materials: ['steel', 'paintedSteel'], palette: 'kitchen', sizes: ['350 ml', '600 ml', '1 l'] },
      trade(1290, 6, 640),
    ),
  ),
  leaf(
    inAll('Hervidores y teteras', 'Kettles and teapots', '水壶与茶壶'),
    kind(
      'kettle',
      'HV',
      ['m Hervidor', 'kettle', '烧水壶'],
      { materials: ['steel', 'enamel', 'copper'], palette: 'kitchen', sizes: ['1.5 l', '2 l', '2.5 l'] },
      trade(1990, 6, 950),
    ),
    kind(
      'teapot',
      'TE',
      ['f Tetera', 'teapot', '茶壶'],
      {
        materials: ['stoneware', 'porcelain'],
        palette: 'table',
        sizes: ['600 ml', '900 ml', '1.2 l'],
        patterned: true,
      },
      trade(1490, 6, 780),
    ),
  ),
  leaf(
    inAll('Termos', 'Vacuum flasks', '保温杯'),
    kind(
      'thermos',
      'TM',
      ['m Termo', 'vacuum flask', '保温杯'],
      { materials: ['steel', 'paintedSteel'], palette: 'kitchen', sizes: ['350 ml', '500 ml', '750 ml', '1 l'] },
      trade(1190, 12, 360),
    ),
  ),
);

export const kitchen = root(inAll('Cocina', 'Kitchen', '厨房'), cookware, preparation, coffee);
