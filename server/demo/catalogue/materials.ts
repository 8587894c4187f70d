import type { Finish } from '../pictures/look';
import { inAll, type Translated } from './translated';

export type Care = 'dishwasher' | 'hand' | 'wash' | 'dry' | 'workshop' | 'paper';

/** `hex` is the material's natural colour, for items that are neither dyed nor painted. */
export type Material = { name: Translated; finish: Finish; hex: string; factor: number; care: Care };

const material = (name: Translated, finish: Finish, hex: string, factor: number, care: Care): Material => ({
  name,
  finish,
  hex,
  factor,
  care,
});

export const materials = {
  stoneware: material(inAll('gres', 'stoneware', '炻瓷'), 'matte', '#d8cfc0', 1, 'dishwasher'),
  porcelain: material(inAll('porcelana', 'porcelain', '高温瓷'), 'gloss', '#f1eee6', 1.25, 'dishwasher'),
  melamine: material(inAll('melamina', 'melamine', '密胺'), 'matte', '#efe9dd', 0.7, 'dishwasher'),
  glass: material(inAll('vidrio', 'glass', '玻璃'), 'glass', '#d6e4e6', 1, 'dishwasher'),
  borosilicate: material(
    inAll('vidrio borosilicato', 'borosilicate glass', '高硼硅玻璃'),
    'glass',
    '#dbe6e4',
    1.4,
    'dishwasher',
  ),
  greenGlass: material(inAll('vidrio reciclado', 'recycled glass', '再生玻璃'), 'glass', '#b9d3c4', 1.15, 'dishwasher'),
  steel: material(inAll('acero inoxidable', 'stainless steel', '不锈钢'), 'metal', '#c3c8cc', 1.3, 'dishwasher'),
  copper: material(inAll('cobre', 'copper', '铜'), 'metal', '#c98a5e', 2.4, 'hand'),
  aluminium: material(inAll('aluminio', 'aluminium', '铝'), 'metal', '#b9bfc4', 1, 'hand'),
  coatedAluminium: material(
    inAll('aluminio antiadherente', 'non-stick aluminium', '不粘铝'),
    'gloss',
    '#3a3a3d',
    1.1,
    'hand',
  ),
  castIron: material(inAll('hierro fundido', 'cast iron', '铸铁'), 'matte', '#36373b', 1.9, 'hand'),
  enamel: material(inAll('acero esmaltado', 'enamelled steel', '搪瓷钢'), 'gloss', '#f1eee6', 1.1, 'dishwasher'),
  oak: material(inAll('roble', 'oak', '橡木'), 'wood', '#c39660', 1.5, 'hand'),
  acacia: material(inAll('acacia', 'acacia', '相思木'), 'wood', '#9a653c', 1.3, 'hand'),
  bamboo: material(inAll('bambú', 'bamboo', '竹'), 'wood', '#d8b47c', 1, 'hand'),
  pine: material(inAll('pino', 'pine', '松木'), 'wood', '#ddb981', 0.9, 'dry'),
  silicone: material(inAll('silicona', 'silicone', '硅胶'), 'matte', '#8d959c', 1, 'dishwasher'),
  plastic: material(inAll('polipropileno', 'polypropylene', '聚丙烯'), 'gloss', '#e6e8e8', 0.7, 'dry'),
  recycledPlastic: material(
    inAll('plástico reciclado', 'recycled plastic', '再生塑料'),
    'matte',
    '#9aa39f',
    0.9,
    'dry',
  ),
  cotton: material(inAll('algodón', 'cotton', '棉'), 'fabric', '#efe9dd', 1, 'wash'),
  linen: material(inAll('lino', 'linen', '亚麻'), 'fabric', '#d9cdb6', 1.6, 'wash'),
  wool: material(inAll('lana', 'wool', '羊毛'), 'fabric', '#d8cdbd', 1.9, 'hand'),
  jute: material(inAll('yute', 'jute', '黄麻'), 'fabric', '#c9a873', 1.1, 'dry'),
  rattan: material(inAll('ratán', 'rattan', '藤编'), 'wood', '#c59a62', 1.3, 'dry'),
  seagrass: material(inAll('junco marino', 'seagrass', '海草编'), 'wood', '#b7a06c', 1, 'dry'),
  vanadium: material(
    inAll('acero al cromo-vanadio', 'chrome vanadium steel', '铬钒钢'),
    'metal',
    '#b7bdc2',
    1.3,
    'workshop',
  ),
  carbonSteel: material(inAll('acero al carbono', 'carbon steel', '碳钢'), 'metal', '#9ea5ab', 1, 'workshop'),
  abs: material(inAll('ABS', 'ABS', 'ABS塑料'), 'matte', '#3b3e43', 1, 'workshop'),
  paintedSteel: material(inAll('acero lacado', 'painted steel', '烤漆钢'), 'gloss', '#4d5257', 1.2, 'dry'),
  ceramic: material(inAll('cerámica', 'ceramic', '陶瓷'), 'gloss', '#e9e2d5', 1.2, 'dry'),
  fabricShade: material(inAll('tela', 'fabric', '布艺'), 'fabric', '#e9dcc3', 1, 'dry'),
  recycledPaper: material(inAll('papel reciclado', 'recycled paper', '再生纸'), 'card', '#d9c9a8', 1, 'paper'),
  kraft: material(inAll('papel kraft', 'kraft paper', '牛皮纸'), 'card', '#c59b68', 0.9, 'paper'),
  cardboard: material(inAll('cartón corrugado', 'corrugated cardboard', '瓦楞纸'), 'card', '#c79b68', 1, 'paper'),
  film: material(inAll('polietileno', 'polyethylene', '聚乙烯'), 'gloss', '#a9c4d0', 0.9, 'paper'),
  cedar: material(inAll('madera de cedro', 'cedar', '雪松木'), 'wood', '#caa06c', 1.1, 'dry'),
  cellulose: material(inAll('celulosa', 'cellulose', '木浆棉'), 'matte', '#e6ba38', 0.8, 'dry'),
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;

export const careTexts: Record<Care, Translated> = {
  dishwasher: inAll('Apto para lavavajillas', 'Dishwasher safe', '可用洗碗机清洗'),
  hand: inAll('Lavar a mano y secar al momento', 'Wash by hand and dry at once', '请手洗并立即擦干'),
  wash: inAll('Lavar a máquina a 40 °C', 'Machine wash at 40 °C', '40 °C 机洗'),
  dry: inAll('Limpiar con un paño húmedo', 'Wipe with a damp cloth', '用湿布擦拭'),
  workshop: inAll(
    'Guardar en lugar seco; limpiar y engrasar con regularidad',
    'Store dry; clean and oil regularly',
    '干燥存放，定期清洁上油',
  ),
  paper: inAll('Proteger de la humedad', 'Protect from moisture', '注意防潮'),
};
