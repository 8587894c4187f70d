const pairs = (text: string) =>
  text.split(' ').map((pair) => {
    const [name = '', zh = ''] = pair.split('/');
    // Chinese names include the brand's own name, so that it can be found in every language.
    return { name, zh: `${name} ${zh}` };
  });

export type Collection = { name: string; zh: string };

export const homeCollections: Collection[] = pairs(
  'Alba/晨曦 Olmo/榆林 Brisa/微风 Duna/沙丘 Lago/湖光 Nórdica/北欧 Terra/大地 Sena/塞纳 Vega/织女 Coral/珊瑚 Faro/灯塔 Ría/河湾 ' +
    'Menta/薄荷 Oliva/橄榄 Arce/枫叶 Nube/云朵 Luna/月光 Sierra/山岭 Ámbar/琥珀 Marea/潮汐 Cala/海湾 Estela/星轨 Prado/草原 Aura/光环',
);

export const workCollections: Collection[] = pairs(
  'Titán/泰坦 Forja/锻造 Maestro/大师 Ruta/路线 Nova/新星 Eje/轴心 Norte/北方 Delta/三角 Pulso/脉动 Bravo/勇者 Atlas/擎天 Cima/峰顶 ' +
    'Clave/关键 Dinamo/动力 Orden/有序 Trazo/线条 Pilar/支柱 Cénit/天顶 Marco/框架 Vector/矢量 Prisma/棱镜 Núcleo/核心 Alfa/先锋 Ancla/铁锚',
);
