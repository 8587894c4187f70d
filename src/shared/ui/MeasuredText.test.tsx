import { render } from '@testing-library/react';

import { MeasuredText } from './MeasuredText';

it.each([
  ['Alba black cast iron casserole, 2.5 l', '2.5 l'],
  ['Delantal Alba crema de lino, 75 × 95 cm', '75 × 95 cm'],
  ['Vega 织女玻璃水杯 300 毫升', '300 毫升'],
  ['Wood screw 4 x 40 mm', '4 x 40 mm'],
  ['Machine wash at 40 °C', '40 °C'],
])('keeps the measure of %j on one line', (text, measure) => {
  const { container } = render(<MeasuredText text={text} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('span')).toHaveTextContent(measure);
});

it('leaves other text alone', () => {
  const { container } = render(<MeasuredText text="Cubiertos Alba 2 azules, juego de 12" />);
  expect(container.querySelector('span')).toBeNull();
});
