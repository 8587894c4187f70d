import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A part of a page, with an action beside its title. */
export const Section = ({ title, action, children }: Props) => {
  const translate = useTranslate();
  return (
    <Card variant="outlined">
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography variant="h6" component="h2" gutterBottom>
            {translate(title, { smart_count: 1 })}
          </Typography>
          {action}
        </Stack>
        {children}
      </CardContent>
    </Card>
  );
};
