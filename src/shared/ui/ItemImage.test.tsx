import { fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';

import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { ConfigContext } from '@/shared/config/ConfigContext';
import { languages } from '@/shared/i18n/languages';

import { ItemImage } from './ItemImage';

const show = (language: string, name: string | null) => {
  const { container } = render(
    <IntlProvider locale={language}>
      <ConfigContext value={aRuntimeConfig()}>
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
