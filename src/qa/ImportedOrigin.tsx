import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { ImportedSession } from './importSession';
import { qaMessages as messages } from './qaMessages';

/** Where an imported session comes from, and what may make it look different here. */
export const ImportedOrigin = ({ imported }: { imported: ImportedSession }) => {
  const { formatMessage, formatDate } = useIntl();
  const { fileName, about, ownBuild, otherSettings, unknown, failure } = imported;
  // The most important first.
  const warnings: ReactElement[] = [];
  if (failure) warnings.push(<FormattedMessage key="failure" {...messages.failure} values={{ ...failure }} />);
  if (unknown.length > 0) {
    const list = unknown.map(({ id, what }) => `${id}: ${what}`).join(', ');
    warnings.push(<FormattedMessage key="unknown" {...messages.unknown} values={{ count: unknown.length, list }} />);
  }
  if (about?.build !== undefined && about.build !== ownBuild)
    warnings.push(
      <FormattedMessage key="build" {...messages.otherBuild} values={{ build: about.build, own: ownBuild }} />,
    );
  if (otherSettings.length > 0)
    warnings.push(
      <FormattedMessage key="settings" {...messages.otherSettings} values={{ settings: otherSettings.join(', ') }} />,
    );
  return (
    <Box
      role="status"
      tabIndex={0}
      sx={{
        display: 'grid',
        gap: 0.5,
        flex: 'none',
        maxHeight: { xs: 96, md: 180 },
        overflow: 'auto',
        px: 2,
        pb: 1,
        typography: 'body2',
      }}
    >
      {warnings.map((warning) => (
        <Alert key={warning.key} severity="warning" sx={{ py: 0, overflowWrap: 'anywhere' }}>
          {warning}
        </Alert>
      ))}
      <div>
        <strong>{formatMessage(messages.file, { file: fileName })}</strong>
        {about?.report && (
          <>
            {' · '}
            {formatMessage(messages.report, { id: about.report.id, message: about.report.error.message })}
          </>
        )}
        {about?.savedAt && about.build && about.viewport && about.userAgent && (
          <>
            {' · '}
            <FormattedMessage
              {...messages.origin}
              values={{
                time: formatDate(about.savedAt, { dateStyle: 'medium', timeStyle: 'short' }),
                build: about.build,
                ...about.viewport,
                userAgent: about.userAgent,
              }}
            />
          </>
        )}
      </div>
    </Box>
  );
};
