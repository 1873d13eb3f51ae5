/** A number of an offer as people type it, `t7k4m2pxd`, in its own form, `T-7K4M-2PXD`; an id stays. */
export function offerNumberOf(typed: string): string {
  const [, first, second] =
    /^T([2-9A-Z]{4})([2-9A-Z]{4})$/.exec(typed.toUpperCase().replaceAll(/[\s-]/g, "")) ?? [];
  return second === undefined ? typed : `T-${first}-${second}`;
}
