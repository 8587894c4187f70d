import { aLayoutData } from '@/../test/support/builders/aLayoutData';
import { settingsCleared } from '@/features/session/state/sessionSlice';

import { asLayoutData, layoutRestored, layoutSlice, selectLayoutData } from './layoutSlice';

const { reducer } = layoutSlice;
const nothing = reducer(undefined, { type: '@@INIT' });

describe('asLayoutData', () => {
  it('accepts only the texts of the specification', () => {
    expect(asLayoutData({ ...aLayoutData(), other: 1 })).toEqual(aLayoutData());
  });

  it('allows the sub title to be null or missing', () => {
    const { aside_sub_title: _, ...rest } = aLayoutData();
    expect(asLayoutData(aLayoutData({ aside_sub_title: null }))?.aside_sub_title).toBeNull();
    expect(asLayoutData(rest)?.aside_sub_title).toBeNull();
  });

  it('keeps which screens are empty, where the service knows', () => {
    const layout = aLayoutData({ emptyScreens: ['videos'] });
    expect(asLayoutData(layout)).toEqual(layout);
    expect(asLayoutData({ ...layout, emptyScreens: 'videos' })).toEqual(aLayoutData());
  });

  it.each([null, 'text', 4, [], {}, { ...aLayoutData(), step_one: null }, { ...aLayoutData(), aside_sub_title: 4 }])(
    'rejects %j',
    (foreign) => {
      expect(asLayoutData(foreign)).toBeNull();
    },
  );
});

it('shows the stored copy until the service has responded', () => {
  const restored = reducer(nothing, layoutRestored(aLayoutData({ step_one: 'stored' })));
  expect(selectLayoutData({ layout: restored })?.step_one).toBe('stored');
  const responded = { layoutData: aLayoutData({ step_one: 'from the service' }) };
  expect(reducer(responded, layoutRestored(aLayoutData({ step_one: 'stored' })))).toBe(responded);
});

it('clears the texts when the settings are cleared', () => {
  expect(reducer({ layoutData: aLayoutData() }, settingsCleared())).toEqual(nothing);
});
