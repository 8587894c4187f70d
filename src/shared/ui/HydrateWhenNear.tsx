import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router';

import { isServer } from '@/shared/lib/isServer';

import { useFirstInteraction } from './useFirstInteraction';
import { useWasServerRendered } from './useWasServerRendered';

const createGate = () => {
  let resolve: () => void = () => undefined;
  const opened = new Promise<void>((own) => (resolve = own));
  let mayPass = isServer;
  let wasRendered = false;
  const gate = {
    opened,
    open: () => {
      mayPass = true;
      resolve();
    },
    /** Once at most: React tries again when the gate opens, and before that if something behind it is used or is to change. */
    holdsBack: () => {
      const isFirst = !mayPass;
      mayPass = true;
      return isFirst;
    },
    /** React would not try a first time, but keep a transition waiting. */
    openIfRenderedAgain: () => {
      if (wasRendered) gate.open();
      wasRendered = true;
    },
  };
  return gate;
};

type Gate = ReturnType<typeof createGate>;

const Gated = ({ gate, children }: { gate: Gate; children: ReactNode }) => {
  const wasServerRendered = useWasServerRendered();
  if (wasServerRendered && gate.holdsBack()) use(gate.opened);
  return children;
};

const presses = ['click', 'submit', 'input', 'change'] as const;

// The store drops restored results that nothing has used for a minute.
const maxWaitMs = 30_000;

type HydrateWhenNearProps = {
  /** The first element of the content, or one around it. */
  getPlace: () => Element | null | undefined;
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Leaves what the server rendered as it is until it is near the viewport, or the visitor interacts with the page: on a
 * phone, most of a page is never reached. It is also hydrated when it renders again or a context changes around it.
 * Not for parts inside another: a press would open the outer one only.
 */
export const HydrateWhenNear = ({ getPlace, fallback, children }: HydrateWhenNearProps) => {
  const [gate] = useState(createGate);
  const wasServerRendered = useWasServerRendered();
  const findPlace = useEffectEvent(getPlace);
  // Their contexts change what is behind the gate.
  useNavigation();
  useIntl();
  gate.openIfRenderedAgain();
  useFirstInteraction(gate.open);
  useEffect(() => {
    const place = findPlace();
    if (!wasServerRendered || !place) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && gate.open(),
    );
    observer.observe(place);
    const timer = setTimeout(gate.open, maxWaitMs);
    // In the capturing phase, because React would drop the first of them.
    presses.forEach((type) => window.addEventListener(type, gate.open, true));
    return () => {
      presses.forEach((type) => window.removeEventListener(type, gate.open, true));
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [gate, wasServerRendered]);
  return (
    <Suspense fallback={fallback}>
      <Gated gate={gate}>{children}</Gated>
    </Suspense>
  );
};
