import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { type ColorName, colors } from '../../demo/catalogue/colors';
import { type MaterialName, materials } from '../../demo/catalogue/materials';

const size = 960;

const studio = import.meta.dirname;

const describeColor = (hex: string) =>
  `srgb <${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255).join(', ')}>`;

const describeScene = (name: string) => {
  const [product = '', materialName = '', ...rest] = name.split('.');
  const color = rest.find((part): part is ColorName => part in colors);
  const motif = rest.find((part) => part !== color) ?? '';
  const material = materials[materialName as MaterialName];
  const isPainted = color !== undefined && material.finish === 'metal';
  const isClear = material.finish === 'glass' || materialName === 'film';
  return `#version 3.7;
#declare SeeThrough = ${isClear ? 1 : 0};
#include "studio.pov"
#declare Body = Stuff("${isPainted ? 'paint' : materialName}", ${describeColor(color ? colors[color].hex : material.hex)}, "${motif}")
#declare Foot = material { ${material.finish === 'fabric' ? 'Beech' : 'Body'} }
#declare Shade = material { ${material.finish === 'fabric' ? 'Body' : 'Linen'} }
#include "tableware.pov"
#include "kitchen.pov"
#include "home.pov"
#include "work.pov"
Shoot(Product_${product.replaceAll('-', '_')}(), ${[...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1000, 0)})
`;
};

const takePhotograph = async (name: string, directory: string) => {
  const [scene, picture] = ['scene.pov', 'picture.png'].map((file) => join(directory, file)) as [string, string];
  writeFileSync(scene, describeScene(name));
  const options = [`+I${scene}`, `+O${picture}`, `+W${size}`, `+H${size}`, '+A0.3', '+AM2', '+R2', '-D', '-V'];
  const { status, stderr, error } = spawnSync('povray', options, { cwd: studio, encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(stderr);
  await sharp(picture)
    .webp({ quality: 88, effort: 6 })
    .toFile(join(studio, '..', 'photographs', `${name}.webp`));
};

const directory = mkdtempSync(join(tmpdir(), 'studio-'));
for (const name of process.argv.slice(2)) await takePhotograph(name, directory);
rmSync(directory, { recursive: true });
