import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

import { framed } from '@/shared/ui/styles';

type PanelSectionProps = { title: ReactNode; titleRef?: Ref<HTMLHeadingElement>; children: ReactNode };

/** A titled section of the aside. */
export const PanelSection = ({ title, titleRef, children }: PanelSectionProps) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ ...framed, p: { xs: 2, sm: 3 } }}>
      <Typography
        id={titleId}
        ref={titleRef}
        tabIndex={titleRef ? -1 : undefined}
        variant="h3"
        component="h2"
        sx={{ mb: 2, outline: 'none' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
};
