import { branch, kind, type Leaf, leaf, root, trade } from '../kind';
import { inAll } from '../translated';

const storageName = inAll('Organización y almacenamiento', 'Storage', '收纳');
const basketsName = inAll('Cestas y cajas', 'Baskets and boxes', '篮与箱');

// Both companies sell these, so both catalogues have the category.
const liddedBoxes = (code: string): Leaf =>
  leaf(
    inAll('Cajas con tapa', 'Lidded boxes', '带盖收纳箱'),
    kind(
      'storage-box',
      code,
      ['f Caja organizadora', 'storage box', '收纳箱'],
      { materials: ['plastic', 'recycledPlastic'], palette: 'cleaning', sizes: ['6 l', '15 l', '30 l', '50 l'] },
      trade(490, 10, 520),
    ),
  );

const food = branch(
  inAll('Conservación de alimentos', 'Food storage', '食品储存'),
  leaf(
    inAll('Frascos y tarros', 'Jars and canisters', '密封罐'),
    kind(
      'jar',
      'TR',
      ['m Frasco', 'jar', '密封罐'],
      { materials: ['glass', 'borosilicate', 'greenGlass'], sizes: ['500 ml', '1 l', '1.5 l'] },
      trade(350, 12, 480, { unit: 'box', size: 6 }),
    ),
    kind(
      'canister',
      'BT',
      ['m Tarro', 'canister', '储物罐'],
      {
        materials: ['stoneware', 'enamel', 'ceramic'],
        palette: 'table',
        sizes: ['700 ml', '1 l', '1.8 l'],
        patterned: true,
      },
      trade(790, 12, 560),
    ),
  ),
  leaf(
    inAll('Recipientes herméticos', 'Food containers', '保鲜盒'),
    kind(
      'food-container',
      'FI',
      ['m Recipiente hermético', 'food container', '保鲜盒'],
      { materials: ['borosilicate', 'plastic'], palette: 'cleaning', sizes: ['400 ml', '800 ml', '1.2 l'] },
      trade(390, 18, 310, { unit: 'set', size: 3 }),
    ),
  ),
);

export const homeStorage = root(
  storageName,
  branch(
    basketsName,
    leaf(
      inAll('Cestas', 'Baskets', '篮子'),
      kind(
        'basket',
        'CT',
        ['f Cesta', 'basket', '收纳篮'],
        { materials: ['rattan', 'seagrass', 'jute'], sizes: ['25 cm', '32 cm', '40 cm'] },
        trade(990, 8, 540),
      ),
    ),
    liddedBoxes('CA'),
  ),
  food,
);

export const workStorage = root(
  storageName,
  branch(
    basketsName,
    liddedBoxes('KA'),
    leaf(
      inAll('Cajones', 'Crates', '周转箱'),
      kind(
        'crate',
        'CJ',
        ['m Cajón', 'crate', '周转箱'],
        { materials: ['pine', 'bamboo', 'recycledPlastic'], sizes: ['30 × 20 cm', '40 × 30 cm', '60 × 40 cm'] },
        trade(1090, 6, 1400),
      ),
    ),
  ),
  branch(
    inAll('Estanterías', 'Shelving', '货架'),
    leaf(
      inAll('Estanterías metálicas', 'Metal shelving', '金属货架'),
      kind(
        'shelf',
        'EM',
        ['f Estantería', 'shelving unit', '货架'],
        { materials: ['paintedSteel', 'pine'], palette: 'tool', sizes: ['80 × 150 cm', '90 × 180 cm', '120 × 200 cm'] },
        trade(4900, 1, 14500),
      ),
    ),
  ),
);
