import { branch, kind, leaf, root, trade } from '../kind';
import { inAll } from '../translated';

export const homeCleaning = root(
  inAll('Limpieza', 'Cleaning', '清洁'),
  branch(
    inAll('Pisos', 'Floors', '地面清洁'),
    leaf(
      inAll('Escobas y trapeadores', 'Brooms and mops', '扫帚与拖把'),
      kind(
        'broom',
        'EC',
        ['f Escoba', 'broom', '扫帚'],
        { materials: ['plastic', 'bamboo'], palette: 'cleaning', sizes: ['28 cm', '35 cm'] },
        trade(450, 12, 420),
      ),
      kind(
        'mop',
        'FR',
        ['m Trapeador', 'mop', '拖把'],
        { materials: ['cotton', 'recycledPlastic'], palette: 'cleaning', sizes: ['120 cm', '140 cm'] },
        trade(520, 12, 480),
      ),
    ),
    leaf(
      inAll('Baldes', 'Buckets', '水桶'),
      kind(
        'bucket',
        'CB',
        ['m Balde', 'bucket', '水桶'],
        { materials: ['plastic', 'recycledPlastic'], palette: 'cleaning', sizes: ['8 l', '12 l', '15 l'] },
        trade(390, 12, 460),
      ),
    ),
  ),
  branch(
    inAll('Superficies', 'Surfaces', '台面清洁'),
    leaf(
      inAll('Cepillos y esponjas', 'Brushes and sponges', '刷子与海绵'),
      kind(
        'brush',
        'CQ',
        ['m Cepillo', 'scrubbing brush', '板刷'],
        { materials: ['bamboo', 'plastic'], palette: 'cleaning', sizes: ['14 cm', '18 cm'] },
        trade(260, 36, 130),
      ),
      kind(
        'sponges',
        'EP',
        ['fp Esponjas', 'sponges', '海绵擦'],
        { materials: ['cellulose'], palette: 'cleaning', sizes: ['pack 3', 'pack 6', 'pack 12'] },
        trade(160, 40, 60, { unit: 'pack', minimum: 6 }),
      ),
    ),
    leaf(
      inAll('Dispensadores', 'Dispensers', '皂液器'),
      kind(
        'soap-dispenser',
        'DO',
        ['m Dispensador de jabón', 'soap dispenser', '皂液器'],
        {
          materials: ['ceramic', 'glass', 'stoneware'],
          palette: 'table',
          sizes: ['250 ml', '400 ml'],
          patterned: true,
        },
        trade(690, 12, 380),
      ),
    ),
  ),
);

// As exported by the second company's system: stray blanks surround names that the first company uses too.
export const workCleaning = root(
  inAll(' Limpieza ', ' Cleaning ', ' 清洁 '),
  branch(
    inAll('Pisos ', 'Floors ', '地面清洁 '),
    leaf(
      inAll('Cepillos industriales', 'Industrial brushes', '工业刷'),
      kind(
        'brush',
        'KE',
        ['m Cepillo industrial', 'industrial brush', '工业刷'],
        { materials: ['plastic', 'pine'], palette: 'tool', sizes: ['30 cm', '45 cm', '60 cm'] },
        trade(590, 12, 420),
      ),
    ),
    leaf(
      inAll('Baldes industriales', 'Industrial buckets', '工业水桶'),
      kind(
        'bucket',
        'KU',
        ['m Balde industrial', 'industrial bucket', '工业水桶'],
        { materials: ['recycledPlastic', 'paintedSteel'], palette: 'tool', sizes: ['15 l', '20 l', '25 l'] },
        trade(790, 6, 980),
      ),
    ),
  ),
  branch(
    inAll('Limpieza profesional', 'Professional cleaning', '专业清洁'),
    leaf(
      inAll('Pulverizadores', 'Spray bottles', '喷壶'),
      kind(
        'spray-bottle',
        'PU',
        ['m Pulverizador', 'spray bottle', '喷壶'],
        { materials: ['recycledPlastic', 'plastic'], palette: 'cleaning', sizes: ['500 ml', '750 ml', '1 l'] },
        trade(220, 24, 120),
      ),
    ),
  ),
);
