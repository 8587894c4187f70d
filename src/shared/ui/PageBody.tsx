import Container from '@mui/material/Container';
import type { ElementType, ReactNode } from 'react';

type PageBodyProps = { component?: ElementType; children: ReactNode };

/** A container with the space that every screen has above and below its content. */
export const PageBody = ({ component = 'div', children }: PageBodyProps) => (
  <Container component={component} sx={{ pt: { xs: 2, md: 'var(--page-top)' }, pb: { xs: 3, md: 5 } }}>
    {children}
  </Container>
);
