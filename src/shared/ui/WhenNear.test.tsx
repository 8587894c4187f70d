import '@/../test/support/browserParts';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { WhenNear } from './WhenNear';

const page = (
  <WhenNear placeholder="Later">
    <p>Content</p>
  </WhenNear>
);

it('shows a placeholder until it comes near', () => {
  render(page);
  expect(screen.getByText('Later')).toBeInTheDocument();
  expect(screen.queryByText('Content')).toBeNull();
});

it('keeps what the server rendered', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const content = container.querySelector('p');
  const onRecoverableError = jest.fn();
  await act(() => Promise.resolve(hydrateRoot(container, page, { onRecoverableError })));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('p')).toBe(content);
  expect(content).toHaveTextContent('Content');
});
