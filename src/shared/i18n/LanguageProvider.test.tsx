import { act, render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';

import { uiMessages } from '@/shared/ui/uiMessages';

import { createTexts } from './createTexts';
import { LanguageProvider } from './LanguageProvider';
import type { Language } from './languages';

const es = { 'ui.retry': 'Intentar de nuevo' };
const en = { 'ui.retry': 'Try again' };

it('keeps the shown language and reports it when the texts of the chosen one fail to load', async () => {
  const load = jest.fn(() => Promise.resolve(en));
  load.mockRejectedValueOnce(new Error('Loading chunk locale-en failed'));
  const texts = createTexts({ language: 'es', messages: es }, load);
  const onLoadFailed = jest.fn();
  const page = (language: Language) => (
    <LanguageProvider language={language} texts={texts} onLoadFailed={onLoadFailed}>
      <FormattedMessage {...uiMessages.retry} />
    </LanguageProvider>
  );
  const { rerender } = render(page('es'));
  await act(async () => {
    rerender(page('en'));
    await Promise.resolve();
  });
  expect(onLoadFailed).toHaveBeenCalledWith(expect.any(Error), 'es');
  expect(screen.getByText('Intentar de nuevo')).toBeInTheDocument();
  rerender(page('es'));
  rerender(page('en'));
  expect(await screen.findByText('Try again')).toBeInTheDocument();
  expect(onLoadFailed).toHaveBeenCalledTimes(1);
});
