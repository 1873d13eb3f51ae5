export function Page({ data }: { data: { title: string } }) {
  return <h1>{data.title}</h1>;
}
