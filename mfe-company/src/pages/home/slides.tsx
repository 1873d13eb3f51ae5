import type { Hero as HeroContent } from "@forecourt/contracts/content-parts";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { PageWidth } from "@forecourt/ui/layout/section";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { SlideArrows } from "./slide-arrows.tsx";
import styles from "./slides.module.css";

interface SlidesProps {
  slides: readonly HeroContent[];
  /** The search of the first slide. */
  search?: ReactNode;
}

/**
 * The top of the home page. Several slides are side by side and are swiped, scrolled, tabbed through, turned or picked;
 * they never move by themselves. Without JavaScript the pickers are links to the slides.
 */
export function Slides({ slides, search }: SlidesProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [only] = slides;
  if (only && slides.length === 1) return <Hero hero={only} search={search} />;

  const show = (index: number) =>
    track.current?.scrollTo({ left: index * track.current.clientWidth });
  const pick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };
  return (
    <div className={styles.slides}>
      <ul
        ref={track}
        className={styles.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {slides.map((slide, index) => (
          <li key={slide.title} id={slideId(index)} className={styles.slide}>
            <Hero
              hero={slide}
              level={index === 0 ? 1 : 2}
              search={index === 0 ? search : undefined}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <PageWidth>
          <ul className={styles.pickers}>
            {slides.map((slide, index) => (
              <li key={slide.title}>
                <a
                  href={`#${slideId(index)}`}
                  onClick={(event) => pick(event, index)}
                  className={styles.picker}
                  aria-label={slide.title}
                  aria-current={index === shown}
                />
              </li>
            ))}
          </ul>
        </PageWidth>
      </div>
      <SlideArrows shown={shown} count={slides.length} show={show} />
    </div>
  );
}

function slideId(index: number): string {
  return `slide-${index + 1}`;
}
