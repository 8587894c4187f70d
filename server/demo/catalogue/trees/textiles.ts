import { branch, kind, leaf, root, trade } from '../kind';
import { inAll } from '../translated';

const bathroom = branch(
  inAll('Baño', 'Bathroom', '浴室'),
  leaf(
    inAll('Toallas', 'Towels', '毛巾'),
    kind(
      'towels',
      'TO',
      ['fp Toallas', 'towels', '毛巾'],
      {
        materials: ['cotton', 'linen'],
        palette: 'textile',
        sizes: ['30 × 50 cm', '50 × 100 cm', '70 × 140 cm', '100 × 150 cm'],
        patterned: true,
      },
      trade(690, 12, 420),
    ),
  ),
);

const living = branch(
  inAll('Sala', 'Living room', '客厅'),
  leaf(
    inAll('Cojines', 'Cushions', '靠垫'),
    kind(
      'cushion',
      'CO',
      ['m Cojín', 'cushion', '靠垫'],
      {
        materials: ['cotton', 'linen', 'wool'],
        palette: 'textile',
        sizes: ['40 × 40 cm', '45 × 45 cm', '60 × 60 cm'],
        patterned: true,
      },
      trade(890, 10, 460),
    ),
  ),
  leaf(
    inAll('Mantas', 'Throws', '毯子'),
    kind(
      'throw',
      'MA',
      ['f Manta', 'throw', '盖毯'],
      { materials: ['cotton', 'wool'], palette: 'textile', sizes: ['130 × 170 cm', '150 × 200 cm'], patterned: true },
      trade(1990, 8, 900),
    ),
  ),
  leaf(
    inAll('Alfombras', 'Rugs', '地毯'),
    kind(
      'rug',
      'AL',
      ['f Alfombra', 'rug', '地毯'],
      {
        materials: ['jute', 'wool', 'cotton'],
        palette: 'textile',
        sizes: ['60 × 90 cm', '120 × 180 cm', '160 × 230 cm'],
        patterned: true,
      },
      trade(2490, 4, 1900),
    ),
  ),
);

const linen = branch(
  inAll('Textiles de cocina', 'Kitchen linen', '厨房布艺'),
  leaf(
    inAll('Delantales y manoplas', 'Aprons and oven mitts', '围裙与隔热手套'),
    kind(
      'apron',
      'DL',
      ['m Delantal', 'apron', '围裙'],
      { materials: ['cotton', 'linen'], palette: 'textile', sizes: ['70 × 85 cm', '75 × 95 cm'], patterned: true },
      trade(990, 20, 240),
    ),
    kind(
      'oven-mitt',
      'MN',
      ['f Manopla', 'oven mitt', '隔热手套'],
      { materials: ['cotton', 'silicone'], palette: 'textile', sizes: ['28 cm', '34 cm'], patterned: true },
      trade(490, 30, 130),
    ),
  ),
  leaf(
    inAll('Mantelería', 'Table linen', '桌布'),
    kind(
      'tablecloth',
      'MT',
      ['m Mantel', 'tablecloth', '桌布'],
      {
        materials: ['cotton', 'linen'],
        palette: 'textile',
        sizes: ['150 × 150 cm', '150 × 250 cm', '180 × 300 cm'],
        patterned: true,
      },
      trade(1590, 10, 520),
    ),
  ),
);

export const textiles = root(inAll('Textiles para el hogar', 'Home textiles', '家纺'), bathroom, living, linen);
