import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { useConfig } from '@/shared/config/ConfigContext';
import { getBlobAddress } from '@/shared/lib/blobAddress';
import { Icon } from '@/shared/ui/Icon';
import { MeasuredText } from '@/shared/ui/MeasuredText';

import { itemPageMessages } from './itemPageMessages';
import type { GroupedFeatures } from './useItemFeatures';

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 2fr) minmax(0, 3fr)',
  m: 0,
  fontSize: '0.9375rem',
  '& dt, & dd': { m: 0, py: 0.75, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& dt': { color: 'text.secondary', pr: 2 },
} as const;

const download = 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14';

const Files = ({ files }: Pick<GroupedFeatures, 'files'>) => {
  const { services } = useConfig();
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage {...itemPageMessages.files} />
      </Typography>
      {files.map(({ stockItemFeatureId, name, fileUrl }) => (
        <Box
          key={stockItemFeatureId}
          component="a"
          href={getBlobAddress(services.blob, `StockItemFeatureFiles/${fileUrl}`)}
          target="_blank"
          rel="noopener"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, color: 'primary.main', fontWeight: 600 }}
        >
          <Icon d={download} size={18} />
          {name || fileUrl}
        </Box>
      ))}
    </div>
  );
};

/** The item's features grouped under headers, and its files to download. */
export const ItemFeatures = ({ groups, files }: GroupedFeatures) => {
  if (groups.length === 0 && files.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage {...itemPageMessages.features} />
      </Typography>
      <Box
        sx={{
          display: 'grid',
          rowGap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {groups.map(({ id, name, features }) => (
          <div key={id ?? 'others'}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {name ?? <FormattedMessage {...itemPageMessages.otherFeatures} />}
            </Typography>
            <Box component="dl" sx={list}>
              {features.map((feature) => (
                <Box key={feature.stockItemFeatureId} sx={{ display: 'contents' }}>
                  <dt>{feature.name}</dt>
                  <dd>
                    <MeasuredText text={feature.value ?? ''} />
                  </dd>
                </Box>
              ))}
            </Box>
          </div>
        ))}
        {files.length > 0 && <Files files={files} />}
      </Box>
    </section>
  );
};
