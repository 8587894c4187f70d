import { branch, kind, leaf, piecesBy, root, trade } from '../kind';
import { inAll } from '../translated';

const boxes = branch(
  inAll('Cajas y sobres', 'Boxes and mailers', '纸箱与信封'),
  leaf(
    inAll('Cajas de cartón', 'Cardboard boxes', '纸箱'),
    kind(
      'box',
      'CX',
      ['f Caja', 'shipping box', '快递纸箱'],
      { materials: ['cardboard'], sizes: ['20 × 15 × 10 cm', '30 × 20 × 15 cm', '40 × 30 × 20 cm', '60 × 40 × 40 cm'] },
      trade(45, 50, 180, piecesBy(25, 50)),
    ),
  ),
  leaf(
    inAll('Sobres de envío', 'Mailing envelopes', '快递信封'),
    kind(
      'mailer',
      'SO',
      ['m Sobre acolchado', 'padded mailer', '气泡信封'],
      { materials: ['kraft', 'recycledPaper'], palette: 'paper', sizes: ['15 × 21 cm', '22 × 30 cm', '30 × 43 cm'] },
      trade(22, 100, 25, piecesBy(50, 100)),
    ),
  ),
);

const protection = branch(
  inAll('Cintas y protección', 'Tapes and protection', '胶带与缓冲'),
  leaf(
    inAll('Cintas adhesivas', 'Adhesive tapes', '胶带'),
    kind(
      'packing-tape',
      'CN',
      ['f Cinta adhesiva', 'packing tape', '封箱胶带'],
      { materials: ['kraft', 'film'], palette: 'paper', sizes: ['48 mm', '75 mm'] },
      trade(130, 36, 220, { unit: 'roll', step: 6 }),
    ),
  ),
  leaf(
    inAll('Plástico de burbujas', 'Bubble wrap', '气泡膜'),
    kind(
      'bubble-roll',
      'RB',
      ['m Plástico de burbujas', 'bubble wrap', '气泡膜'],
      { materials: ['film', 'recycledPlastic'], sizes: ['50 cm', '75 cm', '100 cm', '120 cm'] },
      trade(45, 50, 30, { unit: 'm', minimum: 10, step: 5, size: 50 }),
    ),
  ),
);

const bags = branch(
  inAll('Bolsas y etiquetas', 'Bags and labels', '袋与标签'),
  leaf(
    inAll('Bolsas de papel', 'Paper bags', '纸袋'),
    kind(
      'paper-bag',
      'BL',
      ['f Bolsa', 'carrier bag', '手提袋'],
      {
        materials: ['kraft', 'recycledPaper'],
        palette: 'paper',
        sizes: ['18 × 24 cm', '25 × 32 cm', '32 × 40 cm'],
        patterned: true,
      },
      trade(18, 250, 40, piecesBy(50, 100)),
    ),
  ),
  leaf(
    inAll('Etiquetas', 'Labels', '标签'),
    kind(
      'label-roll',
      'ET',
      ['m Rollo de etiquetas', 'label roll', '标签卷'],
      { materials: ['recycledPaper', 'film'], palette: 'office', sizes: ['50 × 30 mm', '100 × 50 mm', '100 × 150 mm'] },
      trade(390, 20, 480, { unit: 'roll', step: 4 }),
    ),
  ),
);

export const packaging = root(inAll('Embalaje', 'Packaging', '包装'), boxes, protection, bags);
