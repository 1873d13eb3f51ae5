/** An invented answer of the valuation service with one style, in the form of the recorded answer. */
export function sampleBookAnswer(more: object = {}, changed: object = {}) {
  const vehicle = {
    publish_date: "11/20/2026",
    series: "XLE",
    style: "4D Utility",
    base_whole_rough: 14_000,
    adjusted_whole_rough: 14_100,
    mileage_whole_rough: 0,
    base_whole_avg: 16_000,
    adjusted_whole_avg: 16_100,
    mileage_whole_avg: 0,
    base_retail_avg: 20_000,
    adjusted_retail_avg: 20_100,
    mileage_retail_avg: 0,
    add_deduct_list: [
      { uoc: "N5", name: "Navigation", auto: "N", avg: 400, rough: 300 },
      { uoc: "20", name: "Leather", auto: "Y", avg: 900, rough: 800 },
    ],
    mileage_list: [
      { range_begin: 1, range_end: 60_000, avg: 500, rough: 0 },
      { range_begin: 60_001, range_end: 100_000, avg: -700, rough: -600 },
      { range_begin: 100_001, range_end: 999_999, rough: -2_000 },
    ],
    ...changed,
  };
  return {
    warning_count: 0,
    error_count: 0,
    message_list: [] as object[],
    token: "a token",
    used_vehicles: { used_vehicle_list: [vehicle], data_included: true },
    ...more,
  };
}
