import { fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';

import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { ConfigContext } from '@/shared/config/ConfigContext';
import { languages } from '@/shared/i18n/languages';

import { ItemImage } from './ItemImage';

const show = (language: string, name: string | null, sizes = '') => {
  const { container } = render(
    <IntlProvider locale={language}>
      <ConfigContext value={aRuntimeConfig({ blob: { sizes } })}>
        <ItemImage name={name} size={40} />
      </ConfigContext>
    </IntlProvider>,
  );
  const image = () => container.querySelector('img')!;
  const file = () => image().src.replace(/^.*\/blob\//, '');
  return { image, file };
};

it.each(languages)('shows the placeholder for %s when there is no picture or it fails to load', (language) => {
  const placeholder = `StockItemImages/placeholder.${language}.svg`;
  expect(show(language, null).file()).toBe(placeholder);
  const { image, file } = show(language, 'vice.svg');
  expect(file()).toBe('StockItemImages/vice.svg');
  fireEvent.error(image());
  expect(file()).toBe(placeholder);
});

it('uses a full web address as is', () => {
  expect(show('en', 'https://pictures.example/vice.png').image().src).toBe('https://pictures.example/vice.png');
});

describe('sizes', () => {
  const own = '{url}?w={width}';
  const base = 'http://localhost:3000/services/blob/StockItemImages';

  it('are offered to the browser with the width in which the picture is drawn', () => {
    const image = show('en', 'vice.jpg', own).image();
    const expected = [160, 320, 640, 1280].map((width) => `${base}/vice.jpg?w=${width} ${width}w`);
    expect(image.srcset).toBe(expected.join(', '));
    expect(image.sizes).toBe('40px');
    expect(image.src).toBe(`${base}/vice.jpg`);
  });

  it('follow the template of a provider, also for addresses with a query', () => {
    const [first] = show('en', `${base}/7?v=2`, own).image().srcset.split(' ');
    expect(first).toBe(`${base}/7?v=2&w=160`);
    const [fitted] = show('en', 'vice.jpg', 'https://fit.example/{width}/{url}').image().srcset.split(' ');
    expect(fitted).toBe(`https://fit.example/160/${base}/vice.jpg`);
  });

  it.each([
    ['vice.svg', own],
    ['vice.gif', own],
    [null, own],
    ['https://pictures.example/vice.png', own],
    ['vice.jpg', ''],
  ])('do not exist of %s with the template %j', (name, template) => {
    expect(show('en', name, template).image().srcset).toBe('');
  });

  it('give way to the placeholder if they cannot be loaded', () => {
    const { image } = show('en', 'vice.jpg', own);
    fireEvent.error(image());
    expect(image().src).toMatch(/placeholder\.en\.svg$/);
    expect(image().srcset).toBe('');
  });
});
