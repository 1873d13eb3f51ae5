/**
 * A North American number as people read it: "+15735550142" → "(573) 555-0142". Anything that is not
 * +1 and ten digits is given back as it is.
 */
export function formatPhone(e164: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : e164;
}
