import { branch, kind, leaf, root, trade } from '../kind';
import { inAll } from '../translated';

const handTools = branch(
  inAll('Herramientas manuales', 'Hand tools', '手动工具'),
  leaf(
    inAll('Destornilladores', 'Screwdrivers', '螺丝刀'),
    kind(
      'screwdriver',
      'DS',
      ['m Destornillador', 'screwdriver', '螺丝刀'],
      { materials: ['vanadium', 'carbonSteel'], palette: 'tool', sizes: ['75 mm', '100 mm', '125 mm', '150 mm'] },
      trade(290, 24, 110),
    ),
  ),
  leaf(
    inAll('Martillos', 'Hammers', '锤子'),
    kind(
      'hammer',
      'MR',
      ['m Martillo', 'claw hammer', '羊角锤'],
      { materials: ['carbonSteel', 'vanadium'], palette: 'tool', sizes: ['0.3 kg', '0.5 kg', '0.7 kg'] },
      trade(890, 12, 480),
    ),
  ),
  leaf(
    inAll('Alicates y llaves', 'Pliers and wrenches', '钳子与扳手'),
    kind(
      'pliers',
      'AC',
      ['mp Alicates', 'pliers', '钳子'],
      { materials: ['vanadium', 'carbonSteel'], palette: 'tool', sizes: ['160 mm', '180 mm', '200 mm'] },
      trade(790, 12, 260),
    ),
    kind(
      'wrench',
      'LL',
      ['f Llave combinada', 'combination wrench', '两用扳手'],
      { materials: ['vanadium'], sizes: ['10 mm', '13 mm', '17 mm', '19 mm', '24 mm'] },
      trade(350, 24, 120),
    ),
  ),
  leaf(
    inAll('Sierras', 'Saws', '锯子'),
    kind(
      'saw',
      'SI',
      ['f Sierra de mano', 'hand saw', '手锯'],
      { materials: ['carbonSteel'], palette: 'tool', sizes: ['350 mm', '450 mm', '550 mm'] },
      trade(990, 10, 420),
    ),
  ),
);

const powerTools = branch(
  inAll('Herramientas eléctricas', 'Power tools', '电动工具'),
  leaf(
    inAll('Taladros', 'Drills', '电钻'),
    kind(
      'drill',
      'TD',
      ['m Taladro', 'cordless drill', '充电电钻'],
      { materials: ['abs'], palette: 'tool', sizes: ['12 V', '18 V', '20 V'] },
      trade(4990, 4, 1400),
    ),
  ),
);

const measuring = branch(
  inAll('Medición', 'Measuring', '测量工具'),
  leaf(
    inAll('Flexómetros', 'Tape measures', '卷尺'),
    kind(
      'tape-measure',
      'FX',
      ['m Flexómetro', 'tape measure', '卷尺'],
      { materials: ['abs', 'carbonSteel'], palette: 'tool', sizes: ['3 m', '5 m', '8 m'] },
      trade(390, 24, 180),
    ),
  ),
  leaf(
    inAll('Niveles', 'Spirit levels', '水平尺'),
    kind(
      'level',
      'NV',
      ['m Nivel', 'spirit level', '水平尺'],
      { materials: ['aluminium', 'abs'], palette: 'tool', sizes: ['30 cm', '60 cm', '100 cm'] },
      trade(890, 12, 400),
    ),
  ),
);

const transport = branch(
  inAll('Transporte de herramientas', 'Tool carrying', '工具收纳'),
  leaf(
    inAll('Cajas de herramientas', 'Toolboxes', '工具箱'),
    kind(
      'toolbox',
      'CH',
      ['f Caja de herramientas', 'toolbox', '工具箱'],
      { materials: ['abs', 'paintedSteel'], palette: 'tool', sizes: ['13 l', '19 l', '25 l'] },
      trade(1490, 4, 1700),
    ),
  ),
);

export const tools = root(inAll('Herramientas', 'Tools', '工具'), handTools, powerTools, measuring, transport);
