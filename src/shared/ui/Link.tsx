import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & { to: To; ref?: Ref<HTMLAnchorElement> };

/** The router's own link includes prefetching for its framework mode, which would add to every first load. */
export const Link = ({ to, replace, state, preventScrollReset, target, onClick, ...rest }: LinkProps) => {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    target,
    state: state as unknown,
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} {...(target !== undefined && { target })} href={href} onClick={click} />;
};
