import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { FormattedMessage, IntlProvider } from 'react-intl';

import { mswServer } from './mswServer';

const Greeting = () => {
  const [name, setName] = useState('');
  const load = async () => {
    const response = await fetch('http://localhost:3000/name');
    setName(((await response.json()) as { name: string }).name);
  };
  return (
    <Button onClick={() => void load()}>
      <FormattedMessage id="test.greeting" values={{ name: name || 'nobody' }} />
    </Button>
  );
};

describe('the unit test environment', () => {
  it('renders messages and handles fetch through msw', async () => {
    mswServer.use(http.get('http://localhost:3000/name', () => HttpResponse.json({ name: 'Ana' })));
    render(
      <IntlProvider locale="es" messages={{ 'test.greeting': 'Hola, {name}' }}>
        <Greeting />
      </IntlProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hola, nobody' }));
    expect(await screen.findByRole('button', { name: 'Hola, Ana' })).toBeInTheDocument();
  });

  it('has the browser features: storage, channels, abort signals, structured clones', () => {
    localStorage.setItem('language', 'zh');
    expect(localStorage.getItem('language')).toBe('zh');
    expect(structuredClone(new Map([[1, { a: [2] }]])).get(1)).toEqual({ a: [2] });
    expect(AbortSignal.any([AbortSignal.abort()]).aborted).toBe(true);
    expect(new BroadcastChannel('test').name).toBe('test');
  });
});
