import styles from "./store-map.module.css";
import type { MapPoint, StoreMapData } from "./store-map-data.ts";

/** A drawn map of the dealer's stores. It loads nothing and says what it leaves out. */
export function StoreMap({ map }: { map: StoreMapData }) {
  const { width, height, points, distances, landmarks, rings, scale } = map;
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
        <Landmarks landmarks={landmarks} />
        {distances.map(({ id, from, to }) => (
          <path key={id} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.line} />
        ))}
        {points.map((point) => (
          <Marker
            key={point.id}
            point={point}
            distance={distances.find(({ id }) => id === point.id)?.label}
          />
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

/** Towns, roads and rivers, so that the map says where it is. */
function Landmarks({ landmarks }: Pick<StoreMapData, "landmarks">) {
  return landmarks.map(({ name, kind, x, y }) => (
    <g key={name}>
      {kind === "town" && <circle cx={x} cy={y} r={3} className={styles.town} />}
      <text
        x={x}
        y={kind === "town" ? y - 7 : y}
        textAnchor="middle"
        className={styles[kind === "town" ? "distance" : "road"]}
      >
        {name}
      </text>
    </g>
  ));
}

interface MarkerProps {
  point: MapPoint;
  /** Distance as text; missing = distances are measured from this point. */
  distance: string | undefined;
}

function Marker({ point: { x, y, name, side }, distance }: MarkerProps) {
  const isEnd = side === "end";
  const text = { x: x + (isEnd ? 14 : -14), textAnchor: isEnd ? "start" : "end" } as const;
  return (
    <g>
      <path d={`M${x} ${y}c-4-7-9-11-9-17a9 9 0 0 1 18 0c0 6-5 10-9 17z`} className={styles.pin} />
      <circle cx={x} cy={y - 17} r={3.5} className={styles.eye} />
      <text {...text} y={y - 12} className={styles.name}>
        {name}
      </text>
      {distance !== undefined && (
        <text {...text} y={y + 3} className={styles.distance}>
          {distance}
        </text>
      )}
    </g>
  );
}
