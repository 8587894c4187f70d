import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRouteError } from 'react-router';

import { reportUnderId } from '@/shared/lib/errorReport';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import type { MissingProps } from '@/shared/ui/lazyPart';
import { Notice, Unreachable } from '@/shared/ui/Notice';
import { PageBody } from '@/shared/ui/PageBody';

import { replayEarlyInput } from '../boot/replayEarlyInput';
import { errorMessages } from './errorMessages';

const homeLink = (
  <ButtonLink tone="quiet" to={paths.root.href()}>
    <FormattedMessage {...errorMessages.home} />
  </ButtonLink>
);

/** Replaces a screen that failed to load or render; the shell around it keeps working. */
export const ScreenBoundary = () => {
  const error = useRouteError();
  const reportId = useMemo(() => reportUnderId(error), [error]);
  // Until then, no button on the page works.
  useEffect(() => void replayEarlyInput(), []);
  return (
    <PageBody>
      <Notice
        kind="failure"
        title={<FormattedMessage {...errorMessages.screenTitle} />}
        reportId={reportId}
        onRetry={() => window.location.reload()}
        action={homeLink}
      >
        <FormattedMessage {...errorMessages.screenBody} />
      </Notice>
    </PageBody>
  );
};

/** Replaces a screen whose code failed to load. */
export const ScreenUnreachable = ({ reportId, retry }: MissingProps<object>) => (
  <PageBody>
    <Unreachable
      reportId={reportId}
      retry={retry}
      title={<FormattedMessage {...errorMessages.screenTitle} />}
      action={homeLink}
    />
  </PageBody>
);

/** The router catches errors before React does; errors of the shell itself are rethrown to the outermost boundary. */
export const PassToShellBoundary = (): never => {
  throw useRouteError();
};
