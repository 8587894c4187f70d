import { markedParts } from '@/engine/text/markedParts';
import { styled } from '@/shared/ui/styled';

const Mark = styled('mark')({ color: 'inherit', backgroundColor: 'transparent', fontWeight: 700 });

type MarkedProps = { text: string; search: string; kind: 'name' | 'code' };

/** The text with its matches highlighted. */
export const Marked = ({ text, search, kind }: MarkedProps) =>
  markedParts(text, search, kind).map((part, at) =>
    part.isMarked ? <Mark key={at}>{part.text}</Mark> : <span key={at}>{part.text}</span>,
  );
