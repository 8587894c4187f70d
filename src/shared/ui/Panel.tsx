import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

import { framed } from './styles';

type PanelProps = {
  title: ReactNode;
  /** Makes the title focusable. */
  titleRef?: Ref<HTMLHeadingElement>;
  action?: ReactNode;
  children: ReactNode;
};

/** A titled part of a page. */
export const Panel = ({ title, titleRef, action, children }: PanelProps) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ ...framed, p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Typography
          id={titleId}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          variant="h3"
          component="h2"
          sx={{ outline: 'none' }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
};
