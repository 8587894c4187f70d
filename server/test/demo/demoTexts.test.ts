import { parseRuntimeConfig } from '@/shared/config/parseRuntimeConfig';

import { withDemoTexts } from '../../demo/demoTexts';

it('names the catalogues of a demo, unless the configuration does', () => {
  const { catalogNames, demo } = withDemoTexts(parseRuntimeConfig({}));
  expect(demo).toBe(true);
  expect(catalogNames.map(({ en }) => en)).toEqual(['Kitchen and home', 'Workshop and office']);
  const names = [{ es: 'Madera', en: 'Wood', zh: '木材' }];
  const own = parseRuntimeConfig({ companies: [7], catalogs: [7], catalogNames: names });
  expect(withDemoTexts(own).catalogNames).toEqual(names);
  expect(withDemoTexts(parseRuntimeConfig({ companies: [7], catalogs: [7] })).catalogNames).toEqual([]);
});
