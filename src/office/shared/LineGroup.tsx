import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { FormDataConsumer, useSimpleFormIteratorItem, useTranslate } from 'react-admin';

const Group = ({ children }: { children: ReactNode }) => {
  const { index } = useSimpleFormIteratorItem();
  const name = useTranslate()('office.line', { number: index + 1 });
  return (
    <Box role="group" aria-label={name} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
};

/** The inputs of a line, which have the same names in each: the group says which line. */
export const lineGroup = (children: ReactNode) => (
  // Without it, react-admin takes a single child for a list of texts.
  <FormDataConsumer>{() => <Group>{children}</Group>}</FormDataConsumer>
);
