import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { moveAmongCells } from './cellKeys';

const onEnd = jest.fn();

const List = ({ names }: { names: string[] }) => (
  <>
    <a href="#before">before</a>
    <table onKeyDown={(event) => moveAmongCells(event, onEnd)}>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <a href={`#${name}`}>{name}</a>
            </td>
            <td>
              <input data-cell="quantity" aria-label={`quantity ${name}`} />
            </td>
            <td>
              <button type="button" disabled={name === 'b'}>{`remove ${name}`}</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <a href="#after">after</a>
  </>
);

const press = async (keys: string, times: number) => {
  const visited: string[] = [];
  for (let count = 0; count < times; count += 1) {
    await userEvent.keyboard(keys);
    visited.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  }
  return visited;
};

const forward = ['a', 'quantity a', 'quantity b', 'quantity c', 'remove a', 'b', 'c', 'remove c', 'after'];

it('goes through all quantities before the other links and buttons of the rows, and reaches each of them', async () => {
  render(<List names={['a', 'b', 'c']} />);
  screen.getByText('before').focus();
  expect(await press('{Tab}', forward.length)).toEqual(forward);
});

it('goes back the same way', async () => {
  render(<List names={['a', 'b', 'c']} />);
  screen.getByText('after').focus();
  const backward = [...forward].reverse().slice(1);
  expect(await press('{Shift>}{Tab}{/Shift}', forward.length)).toEqual([...backward, 'before']);
});

it('keeps the native order in a list without quantities', async () => {
  render(
    <div onKeyDown={(event) => moveAmongCells(event)}>
      <a href="#one">one</a>
      <a href="#two">two</a>
    </div>,
  );
  screen.getByText('one').focus();
  expect(await press('{Tab}', 1)).toEqual(['two']);
});

it('moves within the column with Enter and the arrow keys, and stops at its ends', async () => {
  render(<List names={['a', 'b']} />);
  screen.getByRole('textbox', { name: 'quantity a' }).focus();
  expect(await press('{ArrowUp}', 1)).toEqual(['quantity a']);
  expect(await press('{ArrowDown}', 2)).toEqual(['quantity b', 'quantity b']);
  expect(await press('{Shift>}{Enter}{/Shift}', 1)).toEqual(['quantity a']);
  expect(onEnd).not.toHaveBeenCalled();
  expect(await press('{Enter}', 2)).toEqual(['quantity b', 'quantity b']);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
