import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

// A number and its unit, or the sides of a size: 2.5 l, 40 °C, 30 × 40 cm, 75 × 95 厘米.
const measure = /(\d(?:[\d.,]*\d)?(?: [×x] \d[\d.,]*)* °?\p{L}{1,3}(?!\p{L}))/u;

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

type MeasuredTextProps = { text: string; renderPart?: (part: string) => ReactNode };

/** Text in which no line breaks within a measure. */
export const MeasuredText = ({ text, renderPart = (part) => part }: MeasuredTextProps) =>
  text
    .split(measure)
    .map((part, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{renderPart(part)}</Fragment>
      ) : (
        <Unbroken key={index}>{renderPart(part)}</Unbroken>
      ),
    );
