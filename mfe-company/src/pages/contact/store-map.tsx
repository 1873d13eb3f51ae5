import styles from "./store-map.module.css";
import type { MapDistance, MapPoint, StoreMapData } from "./store-map-data.ts";

/** A drawn map of the dealer's stores. It loads nothing and says what it leaves out. */
export function StoreMap({ map }: { map: StoreMapData }) {
  const { width, height, points, distances, rings, scale } = map;
  const [center] = points;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={map.label}
        className={styles.map}
      >
        {center &&
          rings.map(({ radius, label }) => (
            <g key={radius}>
              <circle cx={center.x} cy={center.y} r={radius} className={styles.ring} />
              <text
                x={center.x}
                y={center.y - radius - 5}
                textAnchor="middle"
                className={styles.far}
              >
                {label}
              </text>
            </g>
          ))}
        {distances.map((line) => (
          <DistanceLine key={line.id} line={line} />
        ))}
        {points.map((point) => (
          <Marker key={point.id} point={point} />
        ))}
        <g transform={`translate(${width - 28} 18)`}>
          <path d="M0 20V2m-5 6 5-6 5 6" className={styles.rule} />
          <text y={34} textAnchor="middle" className={styles.far}>
            N
          </text>
        </g>
        <g transform={`translate(16 ${height - 18})`}>
          <path d={`M0-5v5h${scale.length}v-5`} className={styles.rule} />
          <text x={scale.length + 8} y={3} className={styles.far}>
            {scale.label}
          </text>
        </g>
      </svg>
      <figcaption className={styles.note}>{map.note}</figcaption>
    </figure>
  );
}

/** Lines that begin at one store are further apart near their ends. */
const labelAt = 0.6;

function DistanceLine({ line: { from, to, label } }: { line: MapDistance }) {
  return (
    <g>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.line} />
      <text
        x={from.x + (to.x - from.x) * labelAt}
        y={from.y + (to.y - from.y) * labelAt}
        dy={4}
        textAnchor="middle"
        className={styles.distance}
      >
        {label}
      </text>
    </g>
  );
}

function Marker({ point: { x, y, name, side } }: { point: MapPoint }) {
  const isEnd = side === "end";
  return (
    <g>
      <path d={`M${x} ${y}c-4-7-9-11-9-17a9 9 0 0 1 18 0c0 6-5 10-9 17z`} className={styles.pin} />
      <circle cx={x} cy={y - 17} r={3.5} className={styles.eye} />
      <text
        x={x + (isEnd ? 14 : -14)}
        y={y - 12}
        textAnchor={isEnd ? "start" : "end"}
        className={styles.name}
      >
        {name}
      </text>
    </g>
  );
}
