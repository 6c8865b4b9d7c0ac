import { Bone } from '#shared/ui/loading.tsx'

export function ItemBones() {
  return (
    <div className="screen">
      <div>
        <div className="trail">
          <Bone width="min(360px, 80%)" height="20px" />
        </div>
        <div className="halves">
          <div className="gallery">
            <Bone ratio="4 / 3" />
            <div className="thumbnails">
              {['first', 'second', 'third', 'fourth', 'fifth'].map(thumbnail => (
                <Bone key={thumbnail} ratio="4 / 3" />
              ))}
            </div>
          </div>
          <div className="summary">
            <Bone width="96px" height="25px" />
            <Bone width="85%" height="34px" />
            <Bone width="95%" height="50px" />
            <Bone height="174px" />
            <Bone height="78px" />
            <Bone width="min(300px, 100%)" height="42px" />
          </div>
        </div>
        <div className="about">
          <Bone width="min(400px, 100%)" height="46px" />
        </div>
      </div>
    </div>
  )
}
