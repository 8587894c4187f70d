import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { selectLayoutData } from '@/features/settings/layoutSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/shared/ui/Icon';

import { icons } from '../icons';

/** Spec §2: 1 cart, 2 identity card, 3 truck, with a title; all its texts are layout data. */
export const StepStrip = () => {
  const layout = useAppSelector(selectLayoutData);
  // A new shop has no texts of its own yet.
  if (!layout?.step_title) return null;
  const steps = [
    { drawing: icons.cart, text: layout.step_one },
    { drawing: icons.identity, text: layout.step_two },
    { drawing: icons.truck, text: layout.step_three },
  ];
  return (
    <Box component="section" aria-labelledby="steps-title">
      <Typography id="steps-title" variant="h2" sx={{ mb: 3 }}>
        {layout.step_title}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          '& li': { display: 'flex', gap: 2, alignItems: 'center' },
          '& .drawing': {
            display: 'grid',
            placeItems: 'center',
            width: 52,
            height: 52,
            flex: 'none',
            borderRadius: '50%',
            border: 1,
            borderColor: 'divider',
            color: 'primary.main',
          },
          '& .number': { fontWeight: 650, mr: 1, color: 'secondary.main', fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {steps.map(({ drawing, text }, index) => (
          <li key={index}>
            <div className="drawing">
              <Icon d={drawing} />
            </div>
            <Typography>
              <span className="number">{index + 1}</span>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
};
