import { useTexts } from "@forecourt/remote-kit/site-context";
import { Breadcrumbs } from "@forecourt/ui/breadcrumbs";
import { PageWidth } from "@forecourt/ui/section";
import type { SearchData } from "./search-data.ts";

/** The list of cars with its filters. */
export function Page({ data }: { data: SearchData }) {
  const t = useTexts();
  return (
    <PageWidth>
      <Breadcrumbs trail={data.breadcrumbs} label={t("breadcrumb.label")} />
      <h1>{data.heading}</h1>
      <p>{data.count}</p>
      {data.groups.map((group) => (
        <section key={group.id}>
          <h2>{group.title}</h2>
          <ul>
            {group.options.map((option) => (
              <li key={option.href}>
                <a href={option.href}>{option.label}</a> {option.count}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ul>
        {data.cards.map((card) => (
          <li key={card.vin}>
            <a href={card.href}>{card.title}</a> {card.total}
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}
