import { branch, kind, leaf, piecesBy, root, trade } from '../kind';
import { inAll } from '../translated';

const writing = branch(
  inAll('Escritura', 'Writing', '书写用品'),
  leaf(
    inAll('Bolígrafos', 'Pens', '圆珠笔'),
    kind(
      'pen',
      'BG',
      ['mp Bolígrafos', 'ballpoint pens', '圆珠笔'],
      {
        materials: ['recycledPlastic', 'aluminium', 'bamboo'],
        palette: 'office',
        sizes: ['pack 2', 'pack 10', 'pack 50'],
      },
      trade(140, 40, 25, { unit: 'pack', minimum: 12, step: 12 }),
    ),
  ),
  leaf(
    inAll('Lápices y marcadores', 'Pencils and markers', '铅笔与马克笔'),
    kind(
      'pencils',
      'LZ',
      ['mp Lápices', 'pencils', '铅笔'],
      { materials: ['cedar', 'recycledPaper'], palette: 'office', sizes: ['pack 3', 'pack 12', 'pack 24'] },
      trade(160, 40, 20, piecesBy(12)),
    ),
    kind(
      'markers',
      'RT',
      ['mp Marcadores', 'markers', '马克笔'],
      { materials: ['recycledPlastic', 'plastic'], palette: 'office', sizes: ['pack 3', 'pack 6', 'pack 12'] },
      trade(290, 24, 60),
    ),
  ),
);

const paper = branch(
  inAll('Papel y archivo', 'Paper and filing', '纸品与文件'),
  leaf(
    inAll('Cuadernos', 'Notebooks', '笔记本'),
    kind(
      'notebook',
      'CD',
      ['m Cuaderno', 'notebook', '笔记本'],
      {
        materials: ['recycledPaper', 'kraft', 'linen'],
        palette: 'office',
        sizes: ['A6', 'A5', 'B5', 'A4'],
        patterned: true,
      },
      trade(220, 40, 180, { unit: 'box', size: 5 }),
    ),
  ),
  leaf(
    inAll('Archivadores', 'Binders', '文件夹'),
    kind(
      'binder',
      'AR',
      ['m Archivador', 'lever arch file', '文件夹'],
      { materials: ['recycledPaper', 'plastic'], palette: 'office', sizes: ['50 mm', '75 mm'] },
      trade(310, 20, 420),
    ),
  ),
);

const desk = branch(
  inAll('Escritorio', 'Desk', '桌面用品'),
  leaf(
    inAll('Accesorios de escritorio', 'Desk accessories', '桌面文具'),
    kind(
      'stapler',
      'GR',
      ['f Grapadora', 'stapler', '订书机'],
      { materials: ['paintedSteel', 'abs'], palette: 'office', sizes: ['11 cm', '15 cm'] },
      trade(590, 12, 220),
    ),
    kind(
      'scissors',
      'TJ',
      ['fp Tijeras', 'scissors', '剪刀'],
      { materials: ['steel', 'carbonSteel'], palette: 'office', sizes: ['14 cm', '17 cm', '21 cm'] },
      trade(290, 24, 90),
    ),
    kind(
      'pen-holder',
      'PB',
      ['m Portalápices', 'pen holder', '笔筒'],
      {
        materials: ['ceramic', 'paintedSteel', 'recycledPlastic'],
        palette: 'office',
        sizes: ['9 cm', '11 cm'],
        patterned: true,
      },
      trade(390, 24, 240),
    ),
  ),
  leaf(
    inAll('Calculadoras y relojes', 'Calculators and clocks', '计算器与时钟'),
    kind(
      'calculator',
      'CL',
      ['f Calculadora', 'calculator', '计算器'],
      { materials: ['abs', 'recycledPlastic'], palette: 'office', sizes: ['11 cm', '15 cm'] },
      trade(690, 20, 140),
    ),
    kind(
      'clock',
      'RJ',
      ['m Reloj de pared', 'wall clock', '挂钟'],
      { materials: ['aluminium', 'plastic', 'oak'], palette: 'lamp', sizes: ['25 cm', '30 cm', '40 cm'] },
      trade(1190, 8, 620),
    ),
  ),
);

export const office = root(inAll('Oficina y papelería', 'Office and stationery', '办公与文具'), writing, paper, desk);
