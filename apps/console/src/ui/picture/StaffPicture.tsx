import type { CallInput, Contract, StaffEndpointName } from '@jiwu/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { client } from '../../api/client.ts';

/** A picture that only staff may see: fetched with the token, which an address alone does not carry. */
export function StaffPicture<N extends StaffEndpointName>(props: {
  readonly name: N;
  readonly input: CallInput<Contract[N]>;
  readonly alt: string;
  readonly className?: string | undefined;
}) {
  const { name, input, alt, className } = props;
  const found = useQuery({
    queryKey: [name, input],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => client.fetchFile(name, input as never),
  });
  const address = useMemo(() => found.data && URL.createObjectURL(found.data), [found.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (found.isLoadingError) return <span className="quiet small">{alt}读不到</span>;
  if (!address) return <span className="quiet small">正在读…</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img className={className} src={address} alt={alt} />
    </a>
  );
}
