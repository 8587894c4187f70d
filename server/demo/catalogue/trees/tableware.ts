import { branch, kind, leaf, piecesBy, root, trade } from '../kind';
import { inAll } from '../translated';

const dinnerware = branch(
  inAll('Vajilla', 'Dinnerware', '杯盘碗碟'),
  leaf(
    inAll('Platos', 'Plates', '盘子'),
    kind(
      'plate',
      'PL',
      ['m Plato', 'plate', '餐盘'],
      {
        materials: ['stoneware', 'porcelain', 'melamine'],
        palette: 'table',
        sizes: ['16 cm', '21 cm', '27 cm', '31 cm'],
        patterned: true,
      },
      trade(290, 24, 420),
    ),
  ),
  leaf(
    inAll('Cuencos', 'Bowls', '碗'),
    kind(
      'bowl',
      'BO',
      ['m Cuenco', 'bowl', '汤碗'],
      {
        materials: ['stoneware', 'porcelain', 'acacia'],
        palette: 'table',
        sizes: ['12 cm', '15 cm', '19 cm', '24 cm'],
        patterned: true,
      },
      trade(340, 24, 380),
    ),
  ),
  leaf(
    inAll('Tazas', 'Mugs and cups', '杯子'),
    kind(
      'mug',
      'TZ',
      ['f Taza', 'mug', '马克杯'],
      {
        materials: ['stoneware', 'porcelain', 'enamel'],
        palette: 'table',
        sizes: ['250 ml', '350 ml', '450 ml'],
        patterned: true,
      },
      trade(320, 36, 330),
    ),
    kind(
      'cup',
      'TC',
      ['f Taza con plato', 'cup and saucer', '咖啡杯碟'],
      {
        materials: ['porcelain', 'stoneware'],
        palette: 'table',
        sizes: ['90 ml', '180 ml', '260 ml'],
        patterned: true,
      },
      trade(430, 24, 340, { unit: 'set' }),
    ),
  ),
);

const glassware = branch(
  inAll('Cristalería', 'Glassware', '玻璃器皿'),
  leaf(
    inAll('Vasos y copas', 'Tumblers and glasses', '水杯与酒杯'),
    kind(
      'tumbler',
      'VS',
      ['m Vaso', 'tumbler', '水杯'],
      { materials: ['glass', 'greenGlass', 'borosilicate'], sizes: ['200 ml', '300 ml', '400 ml'] },
      trade(160, 48, 210, piecesBy(6, 12)),
    ),
    kind(
      'wine-glass',
      'CP',
      ['f Copa', 'wine goblet', '酒杯'],
      { materials: ['glass', 'greenGlass'], sizes: ['180 ml', '350 ml', '500 ml'] },
      trade(260, 24, 170, piecesBy(6)),
    ),
  ),
  leaf(
    inAll('Jarras', 'Jugs and carafes', '壶与醒酒器'),
    kind(
      'carafe',
      'DE',
      ['m Decantador', 'carafe', '醒酒器'],
      { materials: ['glass', 'borosilicate', 'greenGlass'], sizes: ['750 ml', '1 l', '1.5 l'] },
      trade(990, 6, 620),
    ),
    kind(
      'pitcher',
      'JA',
      ['f Jarra', 'pitcher', '冷水壶'],
      {
        materials: ['stoneware', 'porcelain', 'enamel'],
        palette: 'table',
        sizes: ['1 l', '1.5 l', '2 l'],
        patterned: true,
      },
      trade(1090, 6, 900),
    ),
  ),
);

const service = branch(
  inAll('Servicio de mesa', 'Table service', '餐桌用品'),
  leaf(
    inAll('Cubiertos', 'Cutlery', '刀叉'),
    kind(
      'cutlery',
      'CR',
      ['mp Cubiertos', 'cutlery', '刀叉'],
      { materials: ['steel', 'copper'], sizes: ['set 3', 'set 12', 'set 24'] },
      trade(690, 12, 180, { unit: 'set' }),
    ),
  ),
  leaf(
    inAll('Bandejas', 'Trays', '托盘'),
    kind(
      'tray',
      'BA',
      ['f Bandeja', 'tray', '托盘'],
      {
        materials: ['acacia', 'melamine', 'paintedSteel'],
        palette: 'table',
        sizes: ['30 × 20 cm', '40 × 28 cm', '50 × 35 cm'],
        patterned: true,
      },
      trade(890, 12, 640),
    ),
  ),
);

export const tableware = root(inAll('Vajilla y mesa', 'Tableware', '餐具'), dinnerware, glassware, service);
